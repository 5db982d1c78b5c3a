import type { ApiClient, ApiStream } from '@storysprout/contracts/shell';
import { apiError } from './api-failure';

const notArrived = () => apiError('NETWORK', 'the request client did not load');

/** Loads once; what failed to load is tried again by the next who asks. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      throw notArrived();
    });
    return loading;
  };
}

/** A client whose code comes with the first call: the first screen does without it. */
export const lateClient =
  (load: () => Promise<ApiClient>): ApiClient =>
  async (request) =>
    (await load())(request);

/** The same for calls that stream. */
export const lateStream = (load: () => Promise<ApiStream>): ApiStream =>
  async function* (request) {
    yield* (await load())(request);
  };
