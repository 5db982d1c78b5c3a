import { z } from 'zod';
import { EMAIL_PATTERN, mayBeKnownEmail, normalizeEmail } from '../../email-address.js';
import { LIMITS } from '../../rules.js';
import { defineCalls } from '../call.js';
import { isStorable } from '../common.js';
import { nickNameSchema, userSchema } from './users.js';

/** An address that mail may be sent to, as it is stored: `  Pupil@例子.中国 ` becomes `pupil@xn--fsqu00a.xn--fiqs8s`. */
export const emailSchema = z
  .string()
  .overwrite(normalizeEmail)
  .max(LIMITS.emailMax)
  .regex(EMAIL_PATTERN, 'must be an e-mail address');

/** For signing in: also an address that was registered under the looser rule of before, as it was typed then. */
const knownEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.emailMax)
  .refine(mayBeKnownEmail, 'must be an e-mail address')
  .refine(isStorable, 'contains characters that cannot be stored');

/** Used as typed, never trimmed. */
export const newPasswordSchema = z.string().min(LIMITS.password.min).max(LIMITS.password.max);

export const registerSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  nickName: nickNameSchema,
});
export type RegisterBody = z.infer<typeof registerSchema>;

export const emailLoginSchema = z.object({ email: knownEmailSchema, password: newPasswordSchema });
export type EmailLoginBody = z.infer<typeof emailLoginSchema>;

export const authDataSchema = z.object({ userInfo: userSchema, token: z.string() });
export type AuthData = z.infer<typeof authDataSchema>;

/** An identity token of Google or Apple, a JWT. */
export const providerTokenSchema = z.string().min(1).max(8192);
/** An authorisation code of Apple or WeChat. */
export const providerCodeSchema = z.string().min(1).max(512);
/** The value issued by `nonce`, as WeChat returns it. */
export const stateSchema = z.string().min(1).max(128);

export const googleLoginSchema = z.object({ token: providerTokenSchema });

export const appleLoginSchema = z.object({
  token: providerTokenSchema,
  /** Exchanged for the token that revokes the login when the account is deleted. */
  code: providerCodeSchema.optional(),
  /** The name that Apple sends, unsigned, with the first authorisation; used for the initial nickname only. */
  name: z.string().max(200).optional(),
});
export type AppleLoginBody = z.infer<typeof appleLoginSchema>;

export const wechatLoginSchema = z.object({ code: providerCodeSchema, state: stateSchema });
export type WechatLoginBody = z.infer<typeof wechatLoginSchema>;

export const nonceSchema = z.object({ nonce: z.string() });

export const wechatQrSchema = z.object({
  /** The URL that the QR code encodes; the browser renders it. */
  qrCode: z.string(),
  /** Secret for polling, different from the one in the QR code. */
  ticket: z.string(),
  /** Two digits shown on both screens, for comparison. */
  matchCode: z.string(),
});
export type WechatQr = z.infer<typeof wechatQrSchema>;

/** A response form without `message` (docs/contract.md §1). */
export const wechatStatusSchema = z.object({
  success: z.literal(true),
  status: z.enum(['pending', 'scanned', 'confirmed', 'expired']),
  data: authDataSchema.nullable(),
});
export type WechatStatus = z.infer<typeof wechatStatusSchema>;

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
    summary:
      'A fresh token for a valid one, which works until 30 seconds after the fresh one was first used; used again later, it ends the session',
    data: authDataSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    status: 200,
    summary: 'Ends the session of the token: that one, those it replaced and those that replaced it',
    data: z.null(),
  },
  nonce: {
    method: 'POST',
    path: '/auth/nonce',
    access: 'public',
    status: 200,
    summary:
      'What Google and Apple put into their token as `nonce` and WeChat gives back as `state`: for this browser (a cookie), once, within 10 minutes',
    data: nonceSchema,
  },
  apple: {
    method: 'POST',
    path: '/auth/apple',
    access: 'public',
    status: 200,
    summary: 'Signs in with an Apple identity token',
    errors: ['PROVIDER_TOKEN_INVALID', 'NOT_CONFIGURED'],
    body: appleLoginSchema,
    data: authDataSchema,
  },
  google: {
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    status: 200,
    summary: 'Signs in with a Google identity token',
    errors: ['PROVIDER_TOKEN_INVALID', 'NOT_CONFIGURED'],
    body: googleLoginSchema,
    data: authDataSchema,
  },
  wechatWeb: {
    method: 'POST',
    path: '/auth/wechat-web',
    access: 'public',
    status: 200,
    summary: 'Signs in with a WeChat code',
    errors: ['PROVIDER_TOKEN_INVALID', 'NOT_CONFIGURED', 'PROVIDER_FAILED'],
    body: wechatLoginSchema,
    data: authDataSchema,
  },
  wechatQr: {
    method: 'GET',
    path: '/auth/wechat-qr',
    access: 'public',
    status: 200,
    summary:
      'A QR code to scan with WeChat, and the ticket to poll with, for this browser (a cookie), 5 minutes',
    errors: ['NOT_CONFIGURED'],
    data: wechatQrSchema,
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
