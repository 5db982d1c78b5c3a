import type { ErrorEnvelope } from '@storysprout/contracts/api/error';
import { type ApiError, isApiError } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { useAuthStore } from '../session/auth-store';
import { authorizationHeader, http } from './api-client';
import { createApiError, endSessionIfUnauthenticated, toApiError } from './api-error';
import type { StreamRequest } from './lazy-client';
import { readEventStream } from './read-event-stream';

/** Milliseconds of silence after which a connection counts as lost. The server gives a sign of life every 15 s. */
const IDLE_TIMEOUT_MS = 35_000;

type ErrorEvent = { type: 'error' } & Pick<ErrorEnvelope, 'code' | 'message' | 'errors'>;

/** A connection that hangs up when the caller says so, and when nothing is heard of it for too long. */
function openLine(caller: AbortSignal | undefined, idleMs: number) {
  const controller = new AbortController();
  const hangUp = () => controller.abort();
  const line = { signal: controller.signal, isSilent: false, sign: () => {}, close: () => {} };
  let timer: ReturnType<typeof setTimeout>;
  line.sign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      line.isSilent = true;
      hangUp();
    }, idleMs);
  };
  line.close = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', hangUp);
    hangUp();
  };
  if (caller?.aborted) hangUp();
  caller?.addEventListener('abort', hangUp);
  line.sign();
  return line;
}

async function readErrorEnvelope(
  body: ReadableStream<Uint8Array>,
): Promise<Partial<ErrorEnvelope> | undefined> {
  return (await new Response(body).json().catch(() => undefined)) as Partial<ErrorEnvelope> | undefined;
}

/**
 * The streaming half of the request client, by the same rules: bearer token, ApiErrors, and a session that only its own
 * refused token ends.
 * @param onSessionEnd as for the request client
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
    const line = openLine(signal, idleMs);
    let status = 0;

    const failureOf = (thrown: unknown): ApiError => {
      if (isApiError(thrown)) return thrown;
      const code = line.isSilent ? 'TIMEOUT' : 'NETWORK';
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
        // Silence ends it, not duration.
        timeout: 0,
        signal: line.signal,
        validateStatus: () => true,
      });
      ({ status } = response);
      if (status >= 400) {
        const envelope = await readErrorEnvelope(response.data);
        throw toApiError({ status, retryAfter: response.headers['retry-after'], envelope });
      }
      for await (const event of readEventStream<{ type: string } | ErrorEvent>(response.data, line.sign)) {
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
      line.close();
    }
  };
}
