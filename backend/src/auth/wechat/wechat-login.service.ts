import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { NonceStore } from '../browser/nonce.store.js';
import { IdentitiesService } from '../identities/identities.service.js';
import type { Proof } from '../identities/proof.js';
import { invalidToken } from '../identities/provider-errors.js';
import { WechatClient, type WechatGrant } from './wechat.client.js';

/** Turns codes of WeChat into proofs. */
@Injectable()
export class WechatLoginService {
  constructor(
    private readonly api: WechatClient,
    private readonly nonces: NonceStore,
    private readonly identities: IdentitiesService,
  ) {}

  /**
   * What a code of the website flow proves. Its state is a nonce of the browser, consumed here, so that nobody can be
   * made to complete a login that another person began.
   * @throws AppError NOT_CONFIGURED, VALIDATION_FAILED, PROVIDER_TOKEN_INVALID, PROVIDER_FAILED, UNAVAILABLE
   */
  async verifyWebLogin(
    code: string | undefined,
    state: string | undefined,
    browser: string | undefined,
  ): Promise<Proof> {
    // NOT_CONFIGURED comes before validation.
    void this.api.credentials;
    if (code === undefined || state === undefined) {
      const path = code === undefined ? 'code' : 'state';
      throw AppError.validation([{ path, message: 'is required' }]);
    }
    if (!(await this.nonces.consumeNonce(state, browser))) throw invalidToken();
    return this.verifyCode(code);
  }

  /**
   * What a code proves, its state already verified.
   * @throws AppError PROVIDER_TOKEN_INVALID also for the snapshot account of a visitor who only previews a page
   */
  async verifyCode(code: string): Promise<Proof> {
    const grant = await this.api.exchangeCode(code);
    if (grant.is_snapshotuser === 1) throw invalidToken();
    const subjects = this.subjectsFor(grant);
    const name = (await this.isKnown(subjects))
      ? null
      : ((await this.api.fetchProfile(grant)).nickname ?? null);
    return { provider: 'wechat', ...subjects, email: null, name };
  }

  private async isKnown({
    subject,
    formerSubject,
  }: Pick<Proof, 'subject' | 'formerSubject'>): Promise<boolean> {
    if (await this.identities.isKnown('wechat', subject)) return true;
    return formerSubject !== undefined && this.identities.isKnown('wechat', formerSubject);
  }

  /** The union id is the same for all apps of an operator, and may appear after the first sign-in. */
  private subjectsFor({ openid, unionid }: WechatGrant): Pick<Proof, 'subject' | 'formerSubject'> {
    const ofApp = `${this.api.credentials.appId}:${openid}`;
    return unionid === undefined ? { subject: ofApp } : { subject: `union:${unionid}`, formerSubject: ofApp };
  }
}
