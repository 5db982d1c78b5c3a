import { sleep } from '../../common/sleep.js';
import { SpeechError } from './speech-error.js';

export interface Tries {
  /** How often at most. */
  tries: number;
  /** Milliseconds before the second try; twice as many before each further one. */
  backoffMs: number;
  /** Milliseconds that one try may take. */
  tryMs: number;
}

/** Seconds of a Retry-After that a pupil may be kept waiting for. */
const PATIENCE = 10;

/**
 * Has a service asked again after failures that may pass, as long as the signal lets it.
 * @throws SpeechError of the last try, or the signal's reason
 */
export async function tryAgain<T>(
  task: (signal: AbortSignal) => Promise<T>,
  { tries, backoffMs, tryMs }: Tries,
  signal: AbortSignal,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await oneTry(task, tryMs, signal);
    } catch (error) {
      const mayPass = error instanceof SpeechError && error.isPassing;
      if (!mayPass || count >= tries || (error.retryAfter ?? 0) > PATIENCE) throw error;
      // Spread, so that callers who failed together do not come back together.
      const backoff = backoffMs * 2 ** (count - 1) * (0.75 + Math.random() / 2);
      await sleep(Math.max(backoff, (error.retryAfter ?? 0) * 1000), signal);
    }
  }
}

async function oneTry<T>(
  task: (signal: AbortSignal) => Promise<T>,
  tryMs: number,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const end = () => stop.abort(signal.reason);
  signal.addEventListener('abort', end);
  const timer = setTimeout(() => stop.abort(new SpeechError('slow', 'no answer in time')), tryMs);
  try {
    return await task(stop.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
