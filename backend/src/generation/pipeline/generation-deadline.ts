import { AppError } from '../../common/errors/app-error.js';

/** The time that one generation has. */
export interface GenerationDeadline {
  /** Aborted with the run's own reason, or with PROVIDER_TIMEOUT when the time is up. */
  signal: AbortSignal;
  /** On the clock of `performance.now()`. */
  deadline: number;
  /** Stops the clock. */
  clear(): void;
}

/** Starts the clock of one generation, all its tries together. */
export function startDeadline(timeoutMs: number, stopped: AbortSignal): GenerationDeadline {
  const timeUp = new AbortController();
  const timer = setTimeout(
    () => timeUp.abort(new AppError('PROVIDER_TIMEOUT', 'The story was not written in time, try again')),
    timeoutMs,
  );
  return {
    signal: AbortSignal.any([stopped, timeUp.signal]),
    deadline: performance.now() + timeoutMs,
    clear: () => clearTimeout(timer),
  };
}
