import type { ApiClient, ApiStream } from '@storysprout/contracts/shell';
import {
  type ApiRequest,
  type ApiRequestOptions,
  toApiRequest,
} from '@storysprout/contracts/shell/api-request';
import { createApiError } from './api-error';

/** Sends a request and resolves with its data. */
export type SendRequest = (request: ApiRequest) => Promise<unknown>;
/** Sends a request and yields the events of its stream. */
export type StreamRequest = (request: ApiRequest) => AsyncIterable<{ type: string }>;

const clientNotLoaded = () => createApiError('NETWORK', 'the request client did not load');

/** Caches the promise of a load; after a failure the next call loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      throw clientNotLoaded();
    });
    return loading;
  };
}

/** Releases of remotes built against ShellApi before 1.5.0 pass the request itself instead of a route and options. */
const normalizeRequest = (route: string | ApiRequest, options?: ApiRequestOptions): ApiRequest =>
  typeof route === 'string' ? toApiRequest(route, options) : route;

/** Lazy request client: its code is loaded by the first call, so that it is not part of the first page. */
export const lazyClient = (load: () => Promise<SendRequest>): ApiClient =>
  (async (route: string | ApiRequest, options?: ApiRequestOptions) =>
    (await load())(normalizeRequest(route, options))) as ApiClient;

/** Lazy streaming client; see `lazyClient`. */
export const lazyStream = (load: () => Promise<StreamRequest>): ApiStream =>
  async function* (route: string | ApiRequest, options?: ApiRequestOptions) {
    yield* (await load())(normalizeRequest(route, options));
  } as ApiStream;
