import { z } from 'zod';
import { EMAIL_PATTERN, LIMITS } from '../rules.js';
import { defineCalls } from './call.js';
import { storable } from './common.js';
import { nickNameSchema, userSchema } from './users.js';

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.emailMax)
  .regex(EMAIL_PATTERN, 'must be an e-mail address')
  .refine(storable, 'contains characters that cannot be stored');

/** As typed: never trimmed. */
export const newPasswordSchema = z.string().min(LIMITS.password.min).max(LIMITS.password.max);

export const registerSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  nickName: nickNameSchema,
});
export type RegisterBody = z.infer<typeof registerSchema>;

export const emailLoginSchema = z.object({ email: emailSchema, password: newPasswordSchema });
export type EmailLoginBody = z.infer<typeof emailLoginSchema>;

export const authDataSchema = z.object({ userInfo: userSchema, token: z.string() });
export type AuthData = z.infer<typeof authDataSchema>;

const providerTokenSchema = z.object({ token: z.string().min(1).max(8192) });

/** Its own form, without `message`: contract.md §1. */
export const wechatStatusSchema = z.object({
  success: z.literal(true),
  status: z.enum(['pending', 'scanned', 'confirmed', 'expired']),
  data: authDataSchema.nullable(),
});

export const authCalls = defineCalls({
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    status: 201,
    summary: 'Creates an account with e-mail and password and signs it in',
    errors: ['EMAIL_TAKEN'],
    body: registerSchema,
    data: authDataSchema,
  },
  email: {
    method: 'POST',
    path: '/auth/email',
    access: 'public',
    status: 200,
    summary: 'Signs in with e-mail and password',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
    body: emailLoginSchema,
    data: authDataSchema,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'user',
    status: 200,
    summary: 'A fresh token for a valid one; the old one works for 30 more seconds',
    data: authDataSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    status: 200,
    summary: 'Revokes the token it is called with',
    data: z.null(),
  },
  apple: {
    method: 'POST',
    path: '/auth/apple',
    access: 'public',
    status: 200,
    summary: 'Signs in with an Apple identity token',
    errors: ['PROVIDER_TOKEN_INVALID', 'NOT_CONFIGURED'],
    body: providerTokenSchema,
    data: authDataSchema,
  },
  google: {
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    status: 200,
    summary: 'Signs in with a Google identity token',
    errors: ['PROVIDER_TOKEN_INVALID', 'NOT_CONFIGURED'],
    body: providerTokenSchema,
    data: authDataSchema,
  },
  wechatWeb: {
    method: 'POST',
    path: '/auth/wechat-web',
    access: 'public',
    status: 200,
    summary: 'Signs in with a WeChat code',
    errors: ['PROVIDER_TOKEN_INVALID', 'NOT_CONFIGURED'],
    body: z.object({ code: z.string().min(1).max(512) }),
    data: authDataSchema,
  },
  wechatQr: {
    method: 'GET',
    path: '/auth/wechat-qr',
    access: 'public',
    status: 200,
    summary: 'A QR code to scan with WeChat, and the ticket to poll with',
    errors: ['NOT_CONFIGURED'],
    data: z.object({ qrCode: z.string(), ticket: z.string() }),
  },
  wechatStatus: {
    method: 'GET',
    path: '/auth/wechat-status/{ticket}',
    access: 'public',
    status: 200,
    summary: 'What has become of a QR code, for the browser that asked for it; else expired',
    raw: true,
    data: wechatStatusSchema,
  },
});
