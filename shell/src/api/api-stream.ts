import type { ErrorEnvelope } from '@storysprout/contracts/api/error';
import { type ApiError, isApiError } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { useAuthStore } from '../session/auth-store';
import { authorizationHeader, http } from './api-client';
import { createApiError, endSessionIfUnauthenticated, toApiError } from './api-error';
import type { StreamRequest } from './lazy-client';
import { readEventStream } from './read-event-stream';

/** Milliseconds without data after which a connection counts as lost. The server sends a heartbeat every 15 s. */
const IDLE_TIMEOUT_MS = 35_000;

type ErrorEvent = { type: 'error' } & Pick<ErrorEnvelope, 'code' | 'message' | 'errors'>;

/** Idle timeout: its signal aborts when the caller aborts, or without a heartbeat for the given milliseconds. */
function startIdleTimeout(caller: AbortSignal | undefined, milliseconds: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const idle = { signal: controller.signal, isTimedOut: false, heartbeat: () => {}, close: () => {} };
  let timer: ReturnType<typeof setTimeout>;
  idle.heartbeat = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      idle.isTimedOut = true;
      abort();
    }, milliseconds);
  };
  idle.close = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
    abort();
  };
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  idle.heartbeat();
  return idle;
}

async function readErrorEnvelope(
  body: ReadableStream<Uint8Array>,
): Promise<Partial<ErrorEnvelope> | undefined> {
  return (await new Response(body).json().catch(() => undefined)) as Partial<ErrorEnvelope> | undefined;
}

/**
 * Creates the streaming client, with the rules of the request client: bearer token, ApiErrors, and a session that ends only
 * if its current token is refused.
 * @param onSessionEnd see `createApiClient`
 */
export function createApiStream(onSessionEnd: () => void, idleMs = IDLE_TIMEOUT_MS): StreamRequest {
  return async function* ({
    method,
    path,
    query,
    body,
    headers,
    signal,
    redirectOnSessionEnd = true,
  }: ApiRequest) {
    const { token } = useAuthStore.getState();
    const idle = startIdleTimeout(signal, idleMs);
    let status = 0;

    const failureOf = (thrown: unknown): ApiError => {
      if (isApiError(thrown)) return thrown;
      const code = idle.isTimedOut ? 'TIMEOUT' : 'NETWORK';
      return createApiError(code, thrown instanceof Error ? thrown.message : 'the stream broke', { status });
    };

    try {
      const response = await http.request<ReadableStream<Uint8Array>>({
        method,
        url: path,
        params: query,
        data: body,
        headers: { ...headers, Accept: 'text/event-stream', ...authorizationHeader(token) },
        adapter: 'fetch',
        responseType: 'stream',
        // The idle timeout ends it, not its duration.
        timeout: 0,
        signal: idle.signal,
        validateStatus: () => true,
      });
      ({ status } = response);
      if (status >= 400) {
        const envelope = await readErrorEnvelope(response.data);
        throw toApiError({ status, retryAfter: response.headers['retry-after'], envelope });
      }
      for await (const event of readEventStream<{ type: string } | ErrorEvent>(
        response.data,
        idle.heartbeat,
      )) {
        if (event.type === 'error') {
          const { code, message, errors = [] } = event as ErrorEvent;
          throw createApiError(code, message, { status, errors });
        }
        yield event;
        if (event.type === 'done') return;
      }
      throw new Error('the stream ended before its end');
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      const failure = failureOf(thrown);
      endSessionIfUnauthenticated(failure, token, redirectOnSessionEnd ? onSessionEnd : () => {});
      throw failure;
    } finally {
      idle.close();
    }
  };
}
