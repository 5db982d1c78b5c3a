import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { AppError } from '../../common/errors/app-error.js';
import { invalidToken } from '../identities/provider-errors.js';

/** A provider's keys, its issuers and the client id that its tokens must be for. */
export interface TokenIssuer {
  jwksUrl: string;
  issuers: string[];
  clientId: string;
}

/** Both providers sign with it; pinned, so that a token cannot choose. */
const ALGORITHMS = ['RS256'];
/** Seconds that a provider's clock may differ from ours. */
const CLOCK_TOLERANCE = 60;
/** Seconds. A nonce lives ten minutes, so no older token can contain a valid one. */
const OLDEST = 15 * 60;
/** Milliseconds. */
const KEYS = {
  /** The providers publish keys days ahead and allow caching for hours. */
  cacheMaxAge: 3_600_000,
  /**
   * A key that was not published ahead is found after this time; an invented `kid` triggers a request at most this
   * often.
   */
  cooldownDuration: 2_000,
  timeoutDuration: 5_000,
};

/** Claims with valid signature, issuer, audience and times. The caller consumes the nonce. */
export type VerifiedClaims = JWTPayload & { sub: string; nonce: string };

/** Verifies identity tokens of one provider. */
export class IdTokenVerifier {
  private readonly key: JWTVerifyGetKey;

  constructor(private readonly source: TokenIssuer) {
    this.key = remoteKeys(source.jwksUrl);
  }

  /**
   * Verifies a token.
   * @throws AppError PROVIDER_TOKEN_INVALID for an invalid one, UNAVAILABLE when the keys cannot be fetched
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
    // A token for several audiences names in `azp` the one that requested it.
    const authorizedParty = azp ?? (Array.isArray(aud) && aud.length > 1 ? undefined : this.source.clientId);
    return authorizedParty === this.source.clientId;
  }
}

/** The provider's published keys. A failure to fetch them is not the token's fault: UNAVAILABLE. */
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
