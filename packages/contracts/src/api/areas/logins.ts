import { z } from 'zod';
import { providerCodeSchema, providerTokenSchema, stateSchema } from './auth.js';
import { defineCalls } from '../call.js';
import { emptySchema, timeSchema } from '../common.js';

/** Providers of external identities. */
export const IDENTITY_PROVIDERS = ['apple', 'google', 'wechat'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];
export const LOGIN_PROVIDERS = ['email', ...IDENTITY_PROVIDERS] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];
/** `{provider}` in a path; anything else is 404. */
export const loginProviderSchema = z.enum(LOGIN_PROVIDERS);
export const identityProviderSchema = z.enum(IDENTITY_PROVIDERS);

export const loginSchema = z.object({
  provider: loginProviderSchema,
  linkedAt: timeSchema,
  /** For an e-mail login: whether a mailed code has confirmed the address. */
  verified: z.boolean().optional(),
});
export const loginsSchema = z.object({ logins: z.array(loginSchema) });
export type Logins = z.infer<typeof loginsSchema>;

/** Google and Apple: `token`; Apple also `code`; WeChat: `code` and `state`. A missing field is refused with 400. */
export const linkLoginFields = {
  token: providerTokenSchema.optional(),
  code: providerCodeSchema.optional(),
  state: stateSchema.optional(),
};
export const linkLoginSchema = z.object(linkLoginFields).prefault({});
export type LinkLoginBody = z.infer<typeof linkLoginSchema>;

/** The phone's form: its secret and the pressed button. */
export const wechatConfirmSchema = z.object({
  form: z.string().min(1).max(128),
  decision: z.enum(['confirm', 'decline']),
});
export type WechatConfirmBody = z.infer<typeof wechatConfirmSchema>;

/** Query of WeChat's redirect of the phone; without `code` after a refusal. */
export const wechatCallbackSchema = z.object({
  code: z.string().max(512).optional(),
  state: z.string().max(128).optional(),
});
export type WechatCallbackQuery = z.infer<typeof wechatCallbackSchema>;

export const loginsCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/auth/logins',
    access: 'user',
    status: 200,
    summary: "The caller's linked logins",
    data: loginsSchema,
  },
  link: {
    method: 'POST',
    path: '/auth/logins/{provider}',
    access: 'user',
    status: 200,
    summary:
      'Links another login: a token of Apple or Google with a nonce of ours, a code of WeChat with its state',
    recentProof: true,
    errors: ['NOT_CONFIGURED', 'PROVIDER_TOKEN_INVALID', 'PROVIDER_FAILED', 'LOGIN_TAKEN'],
    body: linkLoginSchema,
    data: loginsSchema,
  },
  unlink: {
    method: 'DELETE',
    path: '/auth/logins/{provider}',
    access: 'user',
    status: 200,
    summary: 'Removes a linked login; the last one stays',
    recentProof: true,
    errors: ['LAST_LOGIN'],
    data: emptySchema,
  },
  wechatScan: {
    method: 'GET',
    path: '/auth/wechat/scan/{scanId}',
    access: 'public',
    status: 200,
    summary: 'The page that the phone opens after scanning',
    errors: ['NOT_CONFIGURED', 'FORBIDDEN'],
    raw: true,
    html: true,
    data: z.string(),
  },
  wechatConfirm: {
    method: 'POST',
    path: '/auth/wechat/scan/{scanId}/confirm',
    access: 'public',
    status: 200,
    summary:
      'The phone confirms (303 to WeChat) or declines (a page); also takes the form as browsers send it',
    errors: ['NOT_CONFIGURED', 'FORBIDDEN'],
    body: wechatConfirmSchema,
    raw: true,
    html: true,
    data: z.string(),
  },
  wechatCallback: {
    method: 'GET',
    path: '/auth/wechat/callback',
    access: 'public',
    status: 200,
    summary: 'Where WeChat sends the phone back to',
    errors: ['NOT_CONFIGURED', 'FORBIDDEN', 'NOT_FOUND', 'PROVIDER_FAILED'],
    query: wechatCallbackSchema,
    raw: true,
    html: true,
    data: z.string(),
  },
});
