import { z } from 'zod';
import { defineCalls } from '../call.js';

/** The embedded database knows countries only: `region`, `city` and `timezone` are empty texts. */
export const locationSchema = z.object({
  country: z.string(),
  /** ISO 3166: Hong Kong (HK) and Macao (MO) have separate codes. */
  countryCode: z.string(),
  region: z.string(),
  city: z.string(),
  timezone: z.string(),
  /** Mainland China, whose own providers and logins apply. */
  isChina: z.boolean(),
});
export type Location = z.infer<typeof locationSchema>;

/** `ip` may be any text or missing: unless it is a public address, the caller's own is used. */
export const detectSchema = z.object({ ip: z.string().nullish() });
export type DetectBody = z.infer<typeof detectSchema>;

export const locationCalls = defineCalls({
  detect: {
    method: 'POST',
    path: '/location',
    access: 'public',
    status: 200,
    summary: 'The country of an address; of the caller’s own where the given one tells nothing',
    body: detectSchema.default({}),
    data: locationSchema,
  },
});
