import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { KeyObject } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import type { Caller } from '../../common/http/current-user.js';
import { TOKEN_KEY } from '../../config/token-key.js';
import { SessionsRepository } from './sessions.repository.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenClaims } from './token.service.js';

/** Authenticates the bearer token of the `Authorization` header: verifies it, then requires an active session row. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    @Inject(TOKEN_KEY) key: KeyObject,
    private readonly sessions: SessionsRepository,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt's type allows strings and buffers only. With a string, jsonwebtoken takes 40 times the CPU for
      // each call, because it tries to parse it as a public key first.
      secretOrKey: key as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** False refuses the token; a thrown error is not the token's fault and is passed on. */
  async validate({ sub, jti }: TokenClaims): Promise<Caller | false> {
    if (!isUuid(sub) || !isUuid(jti)) return false;
    return (await this.sessions.isActive(jti, sub)) ? { id: sub, sessionId: jti } : false;
  }
}
