import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { KeyObject } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import { TOKEN_KEY } from '../../config/token-key.js';
import { originOf } from '../browser/request-origin.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenClaims } from './token.service.js';
import { TokenUseService, type TokenUser } from './token-use.service.js';

/** Authenticates the bearer token of the `Authorization` header: verifies it, then requires its session row. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    @Inject(TOKEN_KEY) key: KeyObject,
    private readonly tokens: TokenUseService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt's type allows strings and buffers only. With a string, jsonwebtoken takes 40 times the CPU for
      // each call, because it tries to parse it as a public key first.
      secretOrKey: key as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      passReqToCallback: true,
    });
  }

  /** False refuses the token; a thrown error is not the token's fault and is passed on. */
  async validate(request: FastifyRequest, { sub, jti }: TokenClaims): Promise<TokenUser | false> {
    if (!isUuid(sub) || !isUuid(jti)) return false;
    return this.tokens.useToken(jti, sub, originOf(request));
  }
}
