import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { invalidToken, notConfigured } from '../identities/provider-errors.js';

const TIMEOUT_MS = 5_000;
/** WeChat's error codes for a code that is invalid, used, expired or missing. */
const BAD_CODE = new Set([40029, 40163, 41008, 42003]);

const id = z.string().regex(/^[\w-]{1,128}$/);
/** Errors come with status 200, too. */
const failureSchema = z.object({ errcode: z.number().refine((code) => code !== 0) });
const grantSchema = z.object({
  access_token: z.string().min(1).max(2048),
  openid: id,
  unionid: id.optional(),
  /** 1 for the account that WeChat creates for a visitor who only previews a page. */
  is_snapshotuser: z.number().optional(),
});
export type WechatGrant = z.infer<typeof grantSchema>;
const profileSchema = z.object({ nickname: z.string().optional(), unionid: id.optional() });

/** Client of WeChat's API. Its URLs contain the app's secret and codes: never logged. */
@Injectable()
export class WechatClient {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'wechat' | 'publicUrl'>) {}

  get isConfigured(): boolean {
    return this.settings.wechat !== undefined;
  }

  /** The app's credentials at WeChat. @throws AppError NOT_CONFIGURED */
  get credentials(): NonNullable<Settings['wechat']> {
    if (!this.settings.wechat) throw notConfigured('WeChat');
    return this.settings.wechat;
  }

  /** WeChat's consent page for the phone. WeChat requires this order of parameters, and the fragment. */
  authorizeUrl(state: string): string {
    const query = new URLSearchParams([
      ['appid', this.credentials.appId],
      ['redirect_uri', `${this.settings.publicUrl}/api/auth/wechat/callback`],
      ['response_type', 'code'],
      ['scope', 'snsapi_userinfo'],
      ['state', state],
    ]);
    return `${this.credentials.openBaseUrl}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`;
  }

  /**
   * Exchanges a code for an access token and the ids of its person.
   * @throws AppError PROVIDER_TOKEN_INVALID, PROVIDER_FAILED, UNAVAILABLE
   */
  exchangeCode(code: string): Promise<WechatGrant> {
    const { appId, appSecret } = this.credentials;
    const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
    return this.requestJson('/sns/oauth2/access_token', query, grantSchema);
  }

  /** The person's nickname and union id. @throws AppError PROVIDER_FAILED, UNAVAILABLE */
  fetchProfile({ access_token, openid }: WechatGrant): Promise<z.infer<typeof profileSchema>> {
    return this.requestJson('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }, profileSchema);
  }

  private async requestJson<T>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
  ): Promise<T> {
    const json = await this.fetchJson(
      `${this.credentials.apiBaseUrl}${path}?${new URLSearchParams(query).toString()}`,
    );
    const failure = failureSchema.safeParse(json).data;
    if (failure && BAD_CODE.has(failure.errcode)) throw invalidToken();
    const answer = schema.safeParse(json);
    if (failure || !answer.success) {
      throw new AppError('PROVIDER_FAILED', 'WeChat did not answer as it should', {
        cause: new Error(`WeChat answered errcode ${failure?.errcode ?? 'none'} to ${path}`),
      });
    }
    return answer.data;
  }

  private async fetchJson(address: string): Promise<unknown> {
    let text: string;
    try {
      const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!reply.ok) throw new Error(`WeChat answered ${reply.status}`);
      text = await reply.text();
    } catch (error) {
      throw AppError.unavailable(5, error);
    }
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
}
