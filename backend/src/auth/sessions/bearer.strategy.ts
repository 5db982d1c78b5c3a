import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { KeyObject } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import type { Caller } from '../../common/http/current-user.js';
import { TOKEN_KEY } from '../../config/token-key.js';
import { SessionsRepository } from './sessions.repository.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenClaims } from './token.service.js';

/** Reads the token from `Authorization: Bearer` alone, verifies it, and asks the session's row whether it still stands. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    @Inject(TOKEN_KEY) key: KeyObject,
    private readonly sessions: SessionsRepository,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt's type knows strings and buffers only. A string would cost jsonwebtoken 40 times the CPU a call:
      // it tries to read it as a public key first (facts/backend.md §3).
      secretOrKey: key as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** False is a refusal; a thrown error is a fault, and stays one. */
  async validate({ sub, jti }: TokenClaims): Promise<Caller | false> {
    if (!isUuid(sub) || !isUuid(jti)) return false;
    return (await this.sessions.isActive(jti, sub)) ? { id: sub, sessionId: jti } : false;
  }
}
