/** A call as it goes over the wire. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with its parameters filled in, e.g. `/stories/recent`. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** False: a refused token clears the session but keeps the page. Default true. */
  redirectOnSessionEnd?: boolean;
  /** True: the reply has no envelope, and the promise resolves with all of it. */
  raw?: boolean;
}

/** The options of a call, as `CallOptions` allows them for its route. */
export type ApiRequestOptions = Omit<ApiRequest, 'method' | 'path'> & { params?: Record<string, string> };

/** Fills the path parameters, percent-encoded, into a route such as `GET /stories/{id}`. */
export function toApiRequest(route: string, { params = {}, ...options }: ApiRequestOptions = {}): ApiRequest {
  const [method, template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method: method as ApiRequest['method'], path, ...options };
}
