import { z } from 'zod';
import { GRADES, LANGUAGES, LIMITS, REGIONS } from '../rules.js';
import { VOICE_VALUES } from '../voices.js';

/** Times are ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();
export const idSchema = z.uuid();
export const gradeSchema = z.literal([...GRADES]);
export const regionSchema = z.enum(REGIONS);
export const languageSchema = z.enum(LANGUAGES);

/** One of the product's voices, in any region. */
export const voiceSchema = z.enum(VOICE_VALUES, 'must be one of the voices of GET /config');

const positiveInteger = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(1).max(max));

/** Query strings `page`, 1 to 1,000,000, and `limit`, 1 to 50; other values are refused with 400. */
export const pageQuerySchema = z.object({
  page: positiveInteger(LIMITS.pageMax).default(1),
  limit: positiveInteger(LIMITS.limitMax).default(LIMITS.pageSize),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

export const limitQuerySchema = z.object({
  limit: positiveInteger(LIMITS.limitMax).default(LIMITS.recentDefault),
});
export type LimitQuery = z.infer<typeof limitQuerySchema>;

export const paginationSchema = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  pages: z.number().int(),
});
export type Pagination = z.infer<typeof paginationSchema>;

/**
 * Why the embedded engine or voice stepped in for a provider: today's budget is used up, the caller's e-mail is not confirmed, or
 * the account is too young where nothing can be confirmed.
 */
export const fallbackReasonSchema = z.enum(['budget', 'unconfirmed', 'new-account']);
export type FallbackReason = z.infer<typeof fallbackReasonSchema>;

export const emptySchema = z.null();

/** Whether a UTF-8 database can store the text: no NUL, no lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
