import { Injectable } from '@nestjs/common';
import type { AppleLoginBody, AuthData } from '@storysprout/contracts/api/auth';
import type { RequestOrigin } from '../browser/request-origin.js';
import type { Proof } from '../identities/proof.js';
import { SocialSignInService } from '../sign-in/social-sign-in.service.js';
import { AppleRevocationService } from './apple-revocation.service.js';
import { IdTokenService } from './id-token.service.js';

/** Signing in with Google and Apple. */
@Injectable()
export class GoogleAppleService {
  constructor(
    private readonly idTokens: IdTokenService,
    private readonly revocation: AppleRevocationService,
    private readonly signingIn: SocialSignInService,
  ) {}

  /** @throws AppError NOT_CONFIGURED, PROVIDER_TOKEN_INVALID, UNAVAILABLE */
  async signInWithGoogle(
    token: string,
    browser: string | undefined,
    origin: RequestOrigin,
  ): Promise<AuthData> {
    return this.signingIn.signIn(await this.idTokens.verifyToken('google', token, browser), origin);
  }

  /** @throws AppError NOT_CONFIGURED, PROVIDER_TOKEN_INVALID, UNAVAILABLE */
  async signInWithApple(
    { token, code, name }: AppleLoginBody,
    browser: string | undefined,
    origin: RequestOrigin,
  ): Promise<AuthData> {
    const proof = await this.verifyAppleToken(token, code, browser);
    return this.signingIn.signIn({ ...proof, name: name ?? proof.name }, origin);
  }

  /** What a token of Apple proves, with the refresh token that revokes the login later. */
  async verifyAppleToken(
    token: string,
    code: string | undefined,
    browser: string | undefined,
  ): Promise<Proof> {
    const proof = await this.idTokens.verifyToken('apple', token, browser);
    return { ...proof, refreshToken: await this.revocation.exchangeRefreshToken(proof.subject, code) };
  }
}
