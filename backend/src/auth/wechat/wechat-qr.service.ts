import { Inject, Injectable } from '@nestjs/common';
import type { AuthData, WechatLoginBody, WechatQr, WechatStatus } from '@storysprout/contracts/api/auth';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { RateLimitService } from '../../rate-limits/rate-limit.service.js';
import { LocationService } from '../../location/location.service.js';
import type { RequestOrigin } from '../browser/request-origin.js';
import { SocialSignInService } from '../sign-in/social-sign-in.service.js';
import { parseUserAgent } from '../browser/browser-name.js';
import { QrLoginStore } from './qr-login.store.js';
import { WechatClient } from './wechat.client.js';
import { WechatLoginService } from './wechat-login.service.js';

const EXPIRED: WechatStatus = { success: true, status: 'expired', data: null };

/** The browser's part of signing in with WeChat. docs/decisions/016-wechat-qr.md */
@Injectable()
export class WechatQrService {
  constructor(
    private readonly qrLogins: QrLoginStore,
    private readonly api: WechatClient,
    private readonly wechat: WechatLoginService,
    private readonly signingIn: SocialSignInService,
    private readonly location: LocationService,
    private readonly limits: RateLimitService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** @throws AppError NOT_CONFIGURED */
  assertConfigured(): void {
    void this.api.credentials;
  }

  /** A QR code for a browser. */
  async createQrCode(browser: string, address: string, userAgent: string | undefined): Promise<WechatQr> {
    const country = await this.location.findCountry(address);
    const { scanId, ticket, matchCode } = await this.qrLogins.createQrLogin(browser, {
      country,
      browser: parseUserAgent(userAgent),
    });
    return { qrCode: `${this.settings.publicUrl}/api/auth/wechat/scan/${scanId}`, ticket, matchCode };
  }

  /** The status of a QR code; contains the token once, for the browser that requested the code. */
  async getStatus(ticket: string, browser: string | undefined, origin: RequestOrigin): Promise<WechatStatus> {
    if (!this.api.isConfigured) return EXPIRED;
    const status = await this.qrLogins.getStatus(ticket, browser);
    if (status === 'expired') return EXPIRED;
    await this.limits.countWechatPoll(ticket);
    const confirmed = await this.qrLogins.collectProof(ticket, browser);
    if (!confirmed) return { success: true, status, data: null };
    try {
      const data = await this.signingIn.signIn(confirmed.proof, origin);
      return { success: true, status: 'confirmed', data };
    } catch (error) {
      // The database may be unavailable for a moment: the next request finds the proof again.
      await confirmed.putBack();
      throw error;
    }
  }

  /** Signs in with a code of the website flow. @throws AppError as `WechatLoginService.verifyWebLogin` */
  async signInByCode(
    { code, state }: WechatLoginBody,
    browser: string | undefined,
    origin: RequestOrigin,
  ): Promise<AuthData> {
    return this.signingIn.signIn(await this.wechat.verifyWebLogin(code, state, browser), origin);
  }
}
