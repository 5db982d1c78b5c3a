import { AppError } from '../../common/errors/app-error.js';

/** The time limit of one generation. */
export interface GenerationDeadline {
  /** Aborted with the reason of the stop signal, or with PROVIDER_TIMEOUT when the time is up. */
  signal: AbortSignal;
  /** In milliseconds on the clock of `performance.now()`. */
  deadline: number;
  /** Clears the timer. */
  clear(): void;
}

/** Starts the time limit of one generation, retries included. */
export function startDeadline(timeoutMs: number, stopSignal: AbortSignal): GenerationDeadline {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new AppError('PROVIDER_TIMEOUT', 'The story was not written in time, try again')),
    timeoutMs,
  );
  return {
    signal: AbortSignal.any([stopSignal, timeout.signal]),
    deadline: performance.now() + timeoutMs,
    clear: () => clearTimeout(timer),
  };
}
