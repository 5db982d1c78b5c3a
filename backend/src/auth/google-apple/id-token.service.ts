import { Inject, Injectable } from '@nestjs/common';
import { emailSchema } from '@storysprout/contracts/api/auth';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { NonceStore } from '../browser/nonce.store.js';
import type { Proof } from '../identities/proof.js';
import { invalidToken, notConfigured } from '../identities/provider-errors.js';
import { IdTokenVerifier, type VerifiedClaims } from './id-token-verifier.js';

type Provider = 'google' | 'apple';
const NAMES: Record<Provider, string> = { google: 'Google', apple: 'Apple' };
/** Google's tokens have used either form. */
const ISSUERS: Record<Provider, string[]> = {
  google: ['https://accounts.google.com', 'accounts.google.com'],
  apple: ['https://appleid.apple.com'],
};

/** Logins by an identity token that the provider gives to the browser. */
@Injectable()
export class IdTokenService {
  private readonly verifiers = new Map<Provider, IdTokenVerifier>();

  constructor(
    private readonly nonces: NonceStore,
    @Inject(SETTINGS) settings: Pick<Settings, Provider>,
  ) {
    for (const provider of ['google', 'apple'] as const) {
      const source = settings[provider];
      if (source)
        this.verifiers.set(provider, new IdTokenVerifier({ ...source, issuers: ISSUERS[provider] }));
    }
  }

  /** The provider's verifier. @throws AppError NOT_CONFIGURED */
  getVerifier(provider: Provider): IdTokenVerifier {
    const verifier = this.verifiers.get(provider);
    if (!verifier) throw notConfigured(NAMES[provider]);
    return verifier;
  }

  /**
   * What a token proves; consumes its nonce.
   * @throws AppError NOT_CONFIGURED, PROVIDER_TOKEN_INVALID, UNAVAILABLE
   */
  async verifyToken(provider: Provider, token: string, browser: string | undefined): Promise<Proof> {
    const claims = await this.getVerifier(provider).verifyClaims(token);
    if (!(await this.nonces.consumeNonce(claims.nonce, browser))) throw invalidToken();
    return { provider, subject: claims.sub, email: verifiedEmail(claims), name: nameIn(claims) };
  }
}

/** Apple sends `email_verified` as a string or a boolean. */
function verifiedEmail({ email, email_verified: verified }: VerifiedClaims): string | null {
  if (verified !== true && verified !== 'true') return null;
  return emailSchema.safeParse(email).data ?? null;
}

/** The given name where there is one: readers of shared stories see the author's name, and a family name is private. */
function nameIn({ given_name: given, name }: VerifiedClaims): string | null {
  return [given, name].find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}
