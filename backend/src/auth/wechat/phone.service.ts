import { Inject, Injectable } from '@nestjs/common';
import type { WechatCallbackQuery, WechatConfirmBody } from '@storysprout/contracts/api/logins';
import type { Language } from '@storysprout/contracts/rules';
import { AppError } from '../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { LocationService } from '../../location/location.service.js';
import type { Origin } from '../sign-in/auth.service.js';
import { firstLanguage } from '../sign-in/first-language.js';
import type { PhonePage } from './phone-pages.js';
import type { PhoneNotice } from './phone-texts.js';
import { QrLogins } from './qr-login.store.js';
import { WechatApi } from './wechat.client.js';
import { WechatLogin } from './wechat-login.service.js';

/** What the phone gets: a page, or the way to WeChat. */
export type PhoneAnswer = { status: number; page: PhonePage; cause?: unknown } | { redirectTo: string };

const STATUS: Record<PhoneNotice, number> = {
  confirmed: 200,
  declined: 200,
  over: 404,
  foreign: 403,
  refused: 403,
  trouble: 503,
};

/** The phone's side of signing in with WeChat. Whatever happens, a person gets a page that says so. */
@Injectable()
export class PhoneService {
  constructor(
    private readonly qrLogins: QrLogins,
    private readonly api: WechatApi,
    private readonly wechat: WechatLogin,
    private readonly location: LocationService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** What the phone reads: as any guest (contract.md, head). */
  async languageOf({ address, acceptLanguage }: Origin): Promise<Language> {
    return firstLanguage(acceptLanguage, await this.location.regionOf(address));
  }

  /** The page for who has scanned a QR code. */
  async open(scanId: string, phone: string): Promise<PhoneAnswer> {
    const opened = await this.qrLogins.open(scanId, phone);
    if (opened === undefined) return notice('over');
    if (opened === 'foreign') return notice('foreign');
    return { status: 200, page: { ...opened, site: new URL(this.settings.publicUrl).host } };
  }

  /** What the person has pressed. */
  async answer(
    scanId: string,
    phone: string | undefined,
    { form, decision }: WechatConfirmBody,
  ): Promise<PhoneAnswer> {
    if (phone === undefined) return notice('over');
    const answer = await this.qrLogins.answer({ scanId, form, phone }, decision);
    if (typeof answer === 'string') return notice(answer);
    return { redirectTo: this.api.authorizeUrl(answer.state) };
  }

  /** The phone is back from WeChat, with a code or, after a refusal there, without. */
  async callback({ code, state }: WechatCallbackQuery, phone: string | undefined): Promise<PhoneAnswer> {
    const scan = await this.qrLogins.useState(state ?? '', phone);
    if (scan === undefined) return notice('over');
    if (code === undefined) {
      await this.qrLogins.end(scan);
      return notice('declined');
    }
    try {
      const proof = await this.wechat.proveCode(code);
      return notice((await this.qrLogins.confirm(scan, proof)) ? 'confirmed' : 'over');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'PROVIDER_TOKEN_INVALID') return notice('refused');
      return { ...notice('trouble'), status: error.status, cause: error.cause };
    }
  }
}

const notice = (name: PhoneNotice) => ({ status: STATUS[name], page: { notice: name } });
