import { Injectable } from '@nestjs/common';
import type { LinkLoginBody, LoginProvider } from '@storysprout/contracts/api/logins';
import { AppError } from '../../common/errors/app-error.js';
import { GoogleAppleService } from '../google-apple/google-apple.service.js';
import { IdTokenService } from '../google-apple/id-token.service.js';
import type { Proof } from '../identities/proof.js';
import { WechatLoginService } from '../wechat/wechat-login.service.js';

/** Proofs of any provider, from what a signed-in user's page sends. */
@Injectable()
export class ProviderProofService {
  constructor(
    private readonly idTokens: IdTokenService,
    private readonly social: GoogleAppleService,
    private readonly wechat: WechatLoginService,
  ) {}

  /**
   * What a token or code of a provider proves.
   * @throws AppError VALIDATION_FAILED, NOT_CONFIGURED, PROVIDER_TOKEN_INVALID, PROVIDER_FAILED, UNAVAILABLE
   */
  async obtainProof(
    provider: LoginProvider,
    { token, code, state }: LinkLoginBody,
    browser: string | undefined,
  ): Promise<Proof> {
    if (provider === 'email') throw missingField('provider', 'an e-mail gets its password by a mailed code');
    if (provider === 'wechat') return this.wechat.verifyWebLogin(code, state, browser);
    this.idTokens.getVerifier(provider);
    if (token === undefined) throw missingField('token');
    if (provider === 'apple') return this.social.verifyAppleToken(token, code, browser);
    return this.idTokens.verifyToken(provider, token, browser);
  }
}

const missingField = (path: string, message = 'is required') => AppError.validation([{ path, message }]);
