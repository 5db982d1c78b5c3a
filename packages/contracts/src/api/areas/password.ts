import { z } from 'zod';
import { emailSchema, newPasswordSchema } from './auth.js';
import { defineCalls } from '../call.js';
import { emptySchema } from '../common.js';
import { IDENTITY_PROVIDERS, identityProviderSchema, loginsSchema } from './logins.js';

/** Mailed code: single use, valid for 30 minutes. */
const codeSchema = z.string().min(1).max(128);

export const forgotPasswordSchema = z.object({ email: emailSchema });
export type ForgotPasswordBody = z.infer<typeof forgotPasswordSchema>;

/** A wrong, used or expired code is refused with 400 at `code`. */
export const resetPasswordSchema = z.object({
  code: codeSchema,
  password: newPasswordSchema,
  /** Linked logins that stay; every other one is unlinked. */
  keep: z.array(identityProviderSchema).max(IDENTITY_PROVIDERS.length).default([]),
});
export type ResetPasswordBody = z.infer<typeof resetPasswordSchema>;

export const resetLoginsSchema = z.object({ code: codeSchema });
export type ResetLoginsBody = z.infer<typeof resetLoginsSchema>;

/**
 * The code alone counts in the session that registered the e-mail. From anywhere else it takes the account's password, or
 * a new one: that takes the account over from whoever registered it. Without either it is refused with
 * CONFIRMATION_REQUIRED, and stays valid.
 */
export const verifyEmailSchema = z
  .object({
    code: codeSchema,
    password: newPasswordSchema.optional(),
    newPassword: newPasswordSchema.optional(),
  })
  .refine(
    ({ password, newPassword }) => password === undefined || newPassword === undefined,
    'takes a password or a new one',
  );
export type VerifyEmailBody = z.infer<typeof verifyEmailSchema>;

export const changePasswordSchema = z.object({
  current: newPasswordSchema,
  password: newPasswordSchema,
});
export type ChangePasswordBody = z.infer<typeof changePasswordSchema>;

export const passwordCalls = defineCalls({
  forgot: {
    method: 'POST',
    path: '/auth/password/forgot',
    access: 'public',
    status: 200,
    summary: 'Mails a code for a new password, if the e-mail is known; answers the same if not',
    errors: ['NOT_CONFIGURED'],
    body: forgotPasswordSchema,
    data: emptySchema,
  },
  reset: {
    method: 'POST',
    path: '/auth/password/reset',
    access: 'public',
    status: 200,
    summary:
      'Sets a new password with a mailed code, ends every session and unlinks the logins that are not kept',
    errors: ['NOT_CONFIGURED'],
    body: resetPasswordSchema,
    data: emptySchema,
  },
  resetLogins: {
    method: 'POST',
    path: '/auth/password/reset/logins',
    access: 'public',
    status: 200,
    summary: 'The linked logins that a reset with this code can keep; the code stays valid',
    errors: ['NOT_CONFIGURED'],
    body: resetLoginsSchema,
    data: loginsSchema,
  },
  change: {
    method: 'POST',
    path: '/auth/password/change',
    access: 'user',
    status: 200,
    summary: "Changes the caller's password and ends every other session",
    errors: ['CONFIRMATION_REQUIRED', 'ACCOUNT_LOCKED'],
    body: changePasswordSchema,
    data: emptySchema,
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/email/verify',
    access: 'public',
    status: 200,
    summary:
      'Confirms an e-mail with a mailed code, in the session that registered it or with its password; with a new password it takes the account over: earlier password, sessions and linked logins end',
    errors: ['NOT_CONFIGURED', 'CONFIRMATION_REQUIRED', 'ACCOUNT_LOCKED'],
    body: verifyEmailSchema,
    data: emptySchema,
  },
  sendVerification: {
    method: 'POST',
    path: '/auth/email/verify/send',
    access: 'user',
    status: 200,
    summary:
      "Mails a code that confirms the caller's e-mail; nothing where there is none, or it is confirmed",
    errors: ['NOT_CONFIGURED'],
    data: emptySchema,
  },
});
