import type { z } from 'zod';
import type { Call, ParamName } from './call.js';
import type { API_CALLS } from './calls.js';

/** Types of the API's calls by route, derived from `API_CALLS`: for the request client. Types only, so that no schema reaches a browser. */

type ValueOf<T> = T[keyof T];
type AnyCall = {
  [Area in keyof typeof API_CALLS]: ValueOf<(typeof API_CALLS)[Area]>;
}[keyof typeof API_CALLS];
type Calls = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** Method and path of a call, e.g. `GET /stories/{id}`. */
export type Route = keyof Calls;
/** Routes that stream events. */
export type StreamRoute = { [R in Route]: Calls[R] extends { events: z.ZodType } ? R : never }[Route];

/** Query values may also have the schema's output type, e.g. a number for a numeral. */
type QueryOf<Schema extends z.ZodType> = {
  [K in keyof z.input<Schema>]: z.input<Schema>[K] | z.output<Schema>[K & keyof z.output<Schema>];
};
type BodyOf<Schema> = undefined extends Schema ? { body?: Schema } : { body: Schema };

/** What a call is made with: exactly the parameters, query, body and headers that the contract gives its route. */
export type CallOptions<R extends Route, C extends Call = Calls[R]> = {
  signal?: AbortSignal;
  /** False: a refused token clears the session but keeps the page. Default true. */
  redirectOnSessionEnd?: boolean;
} & ([ParamName<R>] extends [never] ? unknown : { params: Record<ParamName<R>, string> }) &
  (C extends { query: infer S extends z.ZodType } ? { query?: QueryOf<S> } : unknown) &
  (C extends { body: infer S extends z.ZodType } ? BodyOf<z.input<S>> : unknown) &
  (C extends { headers: infer H extends Record<string, z.ZodType> }
    ? { headers?: { [K in keyof H]?: z.input<H[K]> } }
    : unknown) &
  // The browser has no table of calls, so the caller declares that the reply has no envelope.
  (C extends { raw: true } ? { raw: true } : unknown);

/** What a call resolves with: the envelope's `data`, or the whole reply of a raw call. */
export type Reply<R extends Route> = z.output<Calls[R]['data']>;
/** The events of a stream. `error` is not among them: it is thrown. */
export type StreamEvent<R extends StreamRoute> = Exclude<z.output<Calls[R]['events']>, { type: 'error' }>;

/** The options as a parameter, optional for a call that needs none. */
export type OptionsParameter<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];
