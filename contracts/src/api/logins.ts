import { z } from 'zod';
import { defineCalls } from './call.js';
import { emptySchema, timeSchema } from './common.js';

export const LOGIN_PROVIDERS = ['email', 'apple', 'google', 'wechat'] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];
/** `{provider}` in a path; anything else is 404. */
export const loginProviderSchema = z.enum(LOGIN_PROVIDERS);

export const loginSchema = z.object({ provider: loginProviderSchema, linkedAt: timeSchema });
export const loginsSchema = z.object({ logins: z.array(loginSchema) });
export type Logins = z.infer<typeof loginsSchema>;

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
    summary: 'Links another login: a token of Apple or Google, a code of WeChat',
    errors: ['NOT_CONFIGURED'],
    body: z
      .object({ token: z.string().min(1).max(8192).optional(), code: z.string().min(1).max(512).optional() })
      .prefault({}),
    data: loginsSchema,
  },
  unlink: {
    method: 'DELETE',
    path: '/auth/logins/{provider}',
    access: 'user',
    status: 200,
    summary: 'Removes a linked login; the last one stays',
    errors: ['LAST_LOGIN'],
    data: emptySchema,
  },
  wechatScan: {
    method: 'GET',
    path: '/auth/wechat/scan/{scanId}',
    access: 'public',
    status: 200,
    summary: 'The page that the phone opens after scanning (HTML)',
    errors: ['NOT_CONFIGURED'],
    raw: true,
    data: z.string(),
  },
  wechatConfirm: {
    method: 'POST',
    path: '/auth/wechat/scan/{scanId}/confirm',
    access: 'public',
    status: 200,
    summary: 'The phone confirms (HTML)',
    errors: ['NOT_CONFIGURED'],
    raw: true,
    data: z.string(),
  },
  wechatCallback: {
    method: 'GET',
    path: '/auth/wechat/callback',
    access: 'public',
    status: 200,
    summary: 'Where WeChat sends the phone back to (HTML)',
    errors: ['NOT_CONFIGURED'],
    raw: true,
    data: z.string(),
  },
});
