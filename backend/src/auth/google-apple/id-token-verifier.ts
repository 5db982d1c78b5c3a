import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { AppError } from '../../common/errors/app-error.js';
import { invalidToken } from '../identities/provider-errors.js';

/** Where a provider's tokens come from and whom they must be for. */
export interface TokenIssuer {
  jwksUrl: string;
  issuers: string[];
  clientId: string;
}

/** Both providers sign with it; pinned, so that a token cannot choose. */
const ALGORITHMS = ['RS256'];
/** Seconds by which a provider's clock may differ from ours. */
const CLOCK_TOLERANCE = 60;
/** Seconds. A nonce of ours lives ten minutes, so no older token can hold a good one. */
const OLDEST = 15 * 60;
/** Milliseconds. */
const KEYS = {
  /** The providers publish keys days ahead and let theirs be kept for hours. */
  cacheMaxAge: 3_600_000,
  /** A key that nobody announced is found after so long; and so often at most does an invented `kid` make us ask. */
  cooldownDuration: 2_000,
  timeoutDuration: 5_000,
};

/** Claims of a token whose signature, issuer, audience and times hold. The nonce is the caller's to use up. */
export type VerifiedClaims = JWTPayload & { sub: string; nonce: string };

/** Verifies identity tokens of one provider. */
export class IdTokenVerifier {
  private readonly key: JWTVerifyGetKey;

  constructor(private readonly source: TokenIssuer) {
    this.key = remoteKeys(source.jwksUrl);
  }

  /**
   * The claims of a token.
   * @throws AppError PROVIDER_TOKEN_INVALID for any that is not as it must be, UNAVAILABLE when the keys cannot be had
   */
  async verifyClaims(token: string): Promise<VerifiedClaims> {
    const { payload } = await jwtVerify(token, this.key, {
      algorithms: ALGORITHMS,
      issuer: this.source.issuers,
      audience: this.source.clientId,
      clockTolerance: CLOCK_TOLERANCE,
      maxTokenAge: OLDEST,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    }).catch(rejectToken);
    if (!this.isForUs(payload)) throw invalidToken();
    return payload;
  }

  private isForUs(payload: JWTPayload): payload is VerifiedClaims {
    const { sub, nonce, aud, azp } = payload;
    if (typeof sub !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sub)) return false;
    if (typeof nonce !== 'string') return false;
    // A token for several says in `azp` which of them asked for it.
    const asked = azp ?? (Array.isArray(aud) && aud.length > 1 ? undefined : this.source.clientId);
    return asked === this.source.clientId;
  }
}

/** The published keys. That they cannot be had is no fault of the token. */
function remoteKeys(jwksUrl: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(jwksUrl), KEYS);
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      throw AppError.unavailable(5, error);
    }
  };
}

const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

function rejectToken(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw invalidToken();
}
