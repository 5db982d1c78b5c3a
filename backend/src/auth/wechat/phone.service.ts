import { Inject, Injectable } from '@nestjs/common';
import type { WechatCallbackQuery, WechatConfirmBody } from '@storysprout/contracts/api/logins';
import type { Language } from '@storysprout/contracts/rules';
import { AppError } from '../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { LocationService } from '../../location/location.service.js';
import type { RequestOrigin } from '../browser/request-origin.js';
import { initialLanguage } from '../sign-in/initial-language.js';
import type { PhonePage } from './phone-pages.js';
import type { PhoneNotice } from './phone-texts.js';
import { QrLoginStore } from './qr-login.store.js';
import { WechatClient } from './wechat.client.js';
import { WechatLoginService } from './wechat-login.service.js';

/** A page, or a redirect to WeChat. */
export type PhoneResponse = { status: number; page: PhonePage; cause?: unknown } | { redirectTo: string };

const STATUS: Record<PhoneNotice, number> = {
  confirmed: 200,
  declined: 200,
  over: 404,
  foreign: 403,
  refused: 403,
  trouble: 503,
};

/** The phone's part of signing in with WeChat. Every outcome is a page. */
@Injectable()
export class PhoneService {
  constructor(
    private readonly qrLogins: QrLoginStore,
    private readonly api: WechatClient,
    private readonly wechat: WechatLoginService,
    private readonly location: LocationService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The language of the pages: the one that a guest sees. */
  async languageFor({ address, acceptLanguage }: RequestOrigin): Promise<Language> {
    return initialLanguage(acceptLanguage, await this.location.regionFor(address));
  }

  /** The page for the phone that has scanned a QR code. */
  async openScan(scanId: string, phone: string): Promise<PhoneResponse> {
    const opened = await this.qrLogins.openScan(scanId, phone);
    if (opened === undefined) return noticeResponse('over');
    if (opened === 'foreign') return noticeResponse('foreign');
    return { status: 200, page: { ...opened, site: new URL(this.settings.publicUrl).host } };
  }

  /** Handles the decision on the phone's page. */
  async answerScan(
    scanId: string,
    phone: string | undefined,
    { form, decision }: WechatConfirmBody,
  ): Promise<PhoneResponse> {
    if (phone === undefined) return noticeResponse('over');
    const answer = await this.qrLogins.answerScan({ scanId, form, phone }, decision);
    if (typeof answer === 'string') return noticeResponse(answer);
    return { redirectTo: this.api.authorizeUrl(answer.state) };
  }

  /** Handles the return from WeChat, with a code or, if the user refused there, without. */
  async handleCallback(
    { code, state }: WechatCallbackQuery,
    phone: string | undefined,
  ): Promise<PhoneResponse> {
    const scan = await this.qrLogins.consumeState(state ?? '', phone);
    if (scan === undefined) return noticeResponse('over');
    if (code === undefined) {
      await this.qrLogins.endScan(scan);
      return noticeResponse('declined');
    }
    try {
      const proof = await this.wechat.verifyCode(code);
      return noticeResponse((await this.qrLogins.confirmScan(scan, proof)) ? 'confirmed' : 'over');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'PROVIDER_TOKEN_INVALID') return noticeResponse('refused');
      return { ...noticeResponse('trouble'), status: error.status, cause: error.cause };
    }
  }
}

const noticeResponse = (name: PhoneNotice) => ({ status: STATUS[name], page: { notice: name } });
