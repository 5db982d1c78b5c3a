import type { Story } from '@storysprout/contracts/api/stories';
import { TIMES } from '@storysprout/contracts/rules';
import { isApiError, type ShellApi } from '@storysprout/contracts/shell';
import {
  type GenerationProgressEvent,
  type GenerationRequest,
  generateStory,
} from '../../api/generate-story';

/** Milliseconds before each retry. Their sum is below the time that the server waits for a client to reconnect. */
const RECONNECT_BACKOFF_MS = [500, 1_500, 4_000, 8_000];

/** No response has arrived, or only a part of it: the server may hold the story under its key. */
export const isResponseLost = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

interface RunOptions extends GenerationRequest {
  signal: AbortSignal;
  /** The server is generating it already: a first connection that fails is retried, too. */
  isResumed: boolean;
  onEvent: (event: GenerationProgressEvent) => void;
  /** The connection was lost and a retry follows. */
  onDisconnect: () => void;
}

/**
 * Runs a generation to its story. Once the server has started it, a lost connection is retried with backoff, under the
 * same idempotency key.
 * @param backoff milliseconds before each retry
 * @throws ApiError, or the reason of the aborted signal
 */
export async function runGeneration(
  shell: Pick<ShellApi, 'api' | 'stream'>,
  { isResumed, onEvent, onDisconnect, ...request }: RunOptions,
  backoff = RECONNECT_BACKOFF_MS,
): Promise<Story> {
  let hasStarted = isResumed;
  const handleEvent = (event: GenerationProgressEvent) => {
    hasStarted = true;
    onEvent(event);
  };
  for (const delay of backoff) {
    try {
      return await generateStory(shell, request, handleEvent);
    } catch (error) {
      if (request.signal.aborted || !hasStarted || !isResponseLost(error)) throw error;
    }
    onDisconnect();
    await sleep(delay, request.signal);
    // Limited, because a browser may report a missing network wrongly.
    if (!navigator.onLine) await sleep(TIMES.generationRejoin, request.signal, 'online');
  }
  return generateStory(shell, request, handleEvent);
}

/** Resolves after a time or at a window event, whichever comes first; rejects when the signal is aborted. */
function sleep(milliseconds: number, signal: AbortSignal, event?: 'online'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', settle);
      if (event) window.removeEventListener(event, settle);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(settle, milliseconds);
    signal.addEventListener('abort', settle);
    if (event) window.addEventListener(event, settle);
    if (signal.aborted) settle();
  });
}
