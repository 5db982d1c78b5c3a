import { Inject, Injectable } from '@nestjs/common';
import type { AuthData, WechatLoginBody, WechatQr, WechatStatus } from '@storysprout/contracts/api/auth';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { RequestLimits } from '../../rate-limits/rate-limit.service.js';
import { LocationService } from '../../location/location.service.js';
import type { Origin } from '../sign-in/auth.service.js';
import { SocialSignIn } from '../sign-in/social-sign-in.service.js';
import { browserName } from './browser-name.js';
import { QrLogins } from './qr-login.store.js';
import { WechatApi } from './wechat.client.js';
import { WechatLogin } from './wechat-login.service.js';

const EXPIRED: WechatStatus = { success: true, status: 'expired', data: null };

/** Signing in with WeChat, as the browser sees it. docs/decisions/016-wechat-qr.md */
@Injectable()
export class WechatQrService {
  constructor(
    private readonly qrLogins: QrLogins,
    private readonly api: WechatApi,
    private readonly wechat: WechatLogin,
    private readonly signingIn: SocialSignIn,
    private readonly location: LocationService,
    private readonly limits: RequestLimits,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** @throws AppError NOT_CONFIGURED */
  mustBeConfigured(): void {
    void this.api.account;
  }

  /** A QR code for a browser. */
  async begin(browser: string, address: string, userAgent: string | undefined): Promise<WechatQr> {
    const country = await this.location.countryOf(address);
    const { scanId, ticket, matchCode } = await this.qrLogins.begin(browser, {
      country,
      browser: browserName(userAgent),
    });
    return { qrCode: `${this.settings.publicUrl}/api/auth/wechat/scan/${scanId}`, ticket, matchCode };
  }

  /** What has become of a QR code; the token, once, for the browser that asked for it. */
  async status(ticket: string, browser: string | undefined, origin: Origin): Promise<WechatStatus> {
    if (!this.api.isConfigured) return EXPIRED;
    const status = await this.qrLogins.statusOf(ticket, browser);
    if (status === 'expired') return EXPIRED;
    await this.limits.countWechatPoll(ticket);
    const confirmed = await this.qrLogins.collect(ticket, browser);
    if (!confirmed) return { success: true, status, data: null };
    try {
      const data = await this.signingIn.signIn(confirmed.proof, origin);
      return { success: true, status: 'confirmed', data };
    } catch (error) {
      // The database may be away for a moment: the next look finds it again.
      await confirmed.putBack();
      throw error;
    }
  }

  /** Signs in with a code of the website flow. @throws AppError as `WechatLogin.prove` */
  async signInByCode(
    { code, state }: WechatLoginBody,
    browser: string | undefined,
    origin: Origin,
  ): Promise<AuthData> {
    return this.signingIn.signIn(await this.wechat.prove(code, state, browser), origin);
  }
}
