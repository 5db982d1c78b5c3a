import type { z } from 'zod';

/** Who may call: anybody, or the bearer of a valid token. */
export type Access = 'public' | 'user';

/** One call of the API: the single source of its type, its validation and its documentation. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with `{name}` for path parameters. */
  path: string;
  access: Access;
  summary: string;
  /** Status of success: 201 for creating calls, else 200. */
  status: 200 | 201;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What stands in the envelope's `data`. */
  data: z.ZodType;
}

/** Declares the calls of one area, keeping every schema's own type. */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls;
}
