import { z } from 'zod';
import { newPasswordSchema } from './auth.js';
import { defineCalls } from '../call.js';
import { emptySchema, idSchema, timeSchema } from '../common.js';
import { linkLoginFields, loginProviderSchema } from './logins.js';

/** A sign-in that is still open: one entry, however often its token was refreshed. */
export const sessionSchema = z.object({
  id: idSchema,
  /** English names, as the browser tells them; null for unknown ones and for sign-ins before this was kept. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO 3166 code of the country of the last use; null for an address without one. */
  country: z.string().nullable(),
  /** To within five minutes. */
  lastUsedAt: timeSchema,
  /** The session of the token that asks. */
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionSchema>;

/** The caller's own first, then by last use; at most 50. */
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });
export type Sessions = z.infer<typeof sessionsSchema>;

/**
 * `email`: `password`; the other providers: what linking wants. A missing field is refused with 400, a wrong password with
 * CONFIRMATION_REQUIRED, a login that is not linked to the caller with PROVIDER_TOKEN_INVALID.
 */
export const proofSchema = z.object({
  provider: loginProviderSchema,
  password: newPasswordSchema.optional(),
  ...linkLoginFields,
});
export type ProofBody = z.infer<typeof proofSchema>;

export const recentProofSchema = z.object({ provenUntil: timeSchema });
export type RecentProof = z.infer<typeof recentProofSchema>;

export const sessionsCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    status: 200,
    summary: 'Where the caller is signed in: device, country and last use',
    data: sessionsSchema,
  },
  end: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'user',
    status: 200,
    summary: 'Ends a session of the caller with all its tokens',
    data: emptySchema,
  },
  endOthers: {
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    status: 200,
    summary: 'Ends every session of the caller but the one that asks',
    data: emptySchema,
  },
  prove: {
    method: 'POST',
    path: '/auth/proof',
    access: 'user',
    status: 200,
    summary: 'Proves once more that the caller is the owner, for this session and 10 minutes',
    errors: [
      'CONFIRMATION_REQUIRED',
      'ACCOUNT_LOCKED',
      'NOT_CONFIGURED',
      'PROVIDER_TOKEN_INVALID',
      'PROVIDER_FAILED',
    ],
    body: proofSchema,
    data: recentProofSchema,
  },
});
