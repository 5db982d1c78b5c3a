import { Inject, Injectable } from '@nestjs/common';
import { TIMES } from '@storysprout/contracts/rules';
import jwt from 'jsonwebtoken';
import type { KeyObject } from 'node:crypto';
import { TOKEN_KEY } from '../../config/token-key.js';

export const TOKEN_ISSUER = 'storysprout';
export const TOKEN_AUDIENCE = 'storysprout-api';
/** Pinned: a token that names another algorithm, or none, is refused. */
export const TOKEN_ALGORITHM = 'HS256';

/** The claims of a verified token. */
export interface TokenClaims {
  sub: string;
  jti: string;
}

/** Signs tokens. The passport strategy verifies them, with the same key and the same pinned values. */
@Injectable()
export class TokenService {
  constructor(@Inject(TOKEN_KEY) private readonly key: KeyObject) {}

  /** Signs a token for a session's row, valid for 7 days. */
  signToken(userId: string, sessionId: string): string {
    return jwt.sign({}, this.key, {
      algorithm: TOKEN_ALGORITHM,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      subject: userId,
      jwtid: sessionId,
      expiresIn: TIMES.tokenLife / 1000,
    });
  }
}
