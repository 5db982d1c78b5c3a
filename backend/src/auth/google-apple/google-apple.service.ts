import { Injectable } from '@nestjs/common';
import type { AppleLoginBody, AuthData } from '@storysprout/contracts/api/auth';
import type { Origin } from '../sign-in/auth.service.js';
import type { Proof } from '../identities/proof.js';
import { SocialSignIn } from '../sign-in/social-sign-in.service.js';
import { AppleRevocation } from './apple-revocation.service.js';
import { IdTokenLogins } from './id-token.service.js';

/** Signing in with Google and Apple. */
@Injectable()
export class SocialService {
  constructor(
    private readonly idTokens: IdTokenLogins,
    private readonly revocation: AppleRevocation,
    private readonly signingIn: SocialSignIn,
  ) {}

  /** @throws AppError NOT_CONFIGURED, PROVIDER_TOKEN_INVALID, UNAVAILABLE */
  async signInWithGoogle(token: string, browser: string | undefined, origin: Origin): Promise<AuthData> {
    return this.signingIn.signIn(await this.idTokens.prove('google', token, browser), origin);
  }

  /** @throws AppError NOT_CONFIGURED, PROVIDER_TOKEN_INVALID, UNAVAILABLE */
  async signInWithApple(
    { token, code, name }: AppleLoginBody,
    browser: string | undefined,
    origin: Origin,
  ): Promise<AuthData> {
    const proof = await this.proveApple(token, code, browser);
    return this.signingIn.signIn({ ...proof, name: name ?? proof.name }, origin);
  }

  /** What a token of Apple vouches for, with what will revoke it. */
  async proveApple(token: string, code: string | undefined, browser: string | undefined): Promise<Proof> {
    const proof = await this.idTokens.prove('apple', token, browser);
    return { ...proof, refreshToken: await this.revocation.keepFor(proof.subject, code) };
  }
}
