import { z } from 'zod';
import { defineCalls } from './call.js';

export const locationSchema = z.object({
  country: z.string(),
  countryCode: z.string(),
  region: z.string(),
  city: z.string(),
  timezone: z.string(),
  isChina: z.boolean(),
});
export type Location = z.infer<typeof locationSchema>;

export const locationCalls = defineCalls({
  detect: {
    method: 'POST',
    path: '/location',
    access: 'public',
    status: 200,
    summary: 'The country of an address; of the caller’s own where the given one tells nothing',
    body: z.object({ ip: z.string().max(64).optional() }),
    data: locationSchema,
  },
});
