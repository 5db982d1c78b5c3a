import { z } from 'zod';
import { emailSchema, newPasswordSchema } from './auth.js';
import { defineCalls } from './call.js';
import { emptySchema } from './common.js';

/** Single use, 30 minutes; sent by mail. */
const codeSchema = z.string().min(1).max(128);

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
    body: z.object({ email: emailSchema }),
    data: emptySchema,
  },
  reset: {
    method: 'POST',
    path: '/auth/password/reset',
    access: 'public',
    status: 200,
    summary: 'Sets a new password with a mailed code and ends every session',
    errors: ['NOT_CONFIGURED'],
    body: z.object({ code: codeSchema, password: newPasswordSchema }),
    data: emptySchema,
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
    summary: 'Confirms an e-mail with a mailed code',
    errors: ['NOT_CONFIGURED'],
    body: z.object({ code: codeSchema }),
    data: emptySchema,
  },
});
