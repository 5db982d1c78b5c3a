import { z } from 'zod';
import { defineCalls } from '../call.js';
import { emptySchema } from '../common.js';

/** Report of an error in a page. It contains no text that a user typed or read, no token and no personal address. */
export const clientErrorSchema = z.object({
  message: z.string().trim().min(1).max(500),
  /** The app that failed: `shell`, `mf_story`. */
  source: z.string().max(60).optional(),
  version: z.string().max(60).optional(),
  /** The page's path, without a query. */
  page: z.string().max(200).optional(),
  stack: z.string().max(4_000).optional(),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

export const clientErrorsCalls = defineCalls({
  report: {
    method: 'POST',
    path: '/client-errors',
    access: 'public',
    status: 200,
    summary: 'Tells the operator of a failure in a page',
    body: clientErrorSchema,
    data: emptySchema,
  },
});
