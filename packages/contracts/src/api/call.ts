import type { z } from 'zod';
import type { ErrorCode } from './error.js';

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
  /** Status where the thing was there already. */
  statusIfExists?: 200;
  query?: z.ZodType;
  /** Request headers that mean something to this call. */
  headers?: Record<string, z.ZodType>;
  body?: z.ZodType;
  /** What stands in the envelope's `data`. */
  data: z.ZodType;
  /** The reply is the data itself, without the envelope. contract.md §1 names these calls. */
  raw?: true;
  /** Answers pages for people: HTML, also of most refusals. */
  html?: true;
  /** With `Accept: text/event-stream` the call streams these events, `done` or `error` last. */
  events?: z.ZodType<{ type: string }>;
  /** Failures of this call, besides those that any call of its kind may have. */
  errors?: readonly ErrorCode[];
}

/** Declares the calls of one area, keeping every schema's own type. */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls;
}
