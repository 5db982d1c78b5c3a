import type { z } from 'zod';
import type { ErrorCode } from './error.js';

/** Access to a call: without a token, or with a valid one. */
export type Access = 'public' | 'user';

/** One call of the API: the single source of its type, its validation and its documentation. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with `{name}` for path parameters. */
  path: string;
  access: Access;
  summary: string;
  /** Wants a proof of at most 10 minutes ago that the caller is the owner (docs/contract.md §3); else PROOF_REQUIRED. */
  recentProof?: true;
  /** Status of success: 201 for creating calls, else 200. */
  status: 200 | 201;
  /** Status if the resource existed already. */
  statusIfExists?: 200;
  query?: z.ZodType;
  /** Request headers that this call reads. */
  headers?: Record<string, z.ZodType>;
  body?: z.ZodType;
  /** The envelope's `data`. */
  data: z.ZodType;
  /** The response is the data itself, without the envelope. docs/contract.md §1 lists these calls. */
  raw?: true;
  /** Responds with an HTML page, also for most errors. */
  html?: true;
  /** Events of the stream that `Accept: text/event-stream` requests; `done` or `error` is last. */
  events?: z.ZodType<{ type: string }>;
  /** Error codes of this call, in addition to those of every call of its kind. */
  errors?: readonly ErrorCode[];
}

/** Names of the path parameters of a path or route: `id` of `/stories/{id}`. */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** Refuses fields that a call does not have: a misspelt optional one would silently have no effect. */
type OnlyCallFields<T> = { [Name in keyof T]: { [Field in Exclude<keyof T[Name], keyof Call>]: never } };

/** Declares the calls of one area, keeping every schema's own type. */
export function defineCalls<const T extends Record<string, Call>>(calls: T & OnlyCallFields<T>): T {
  return calls;
}
