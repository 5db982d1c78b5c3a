import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { abortable } from './abortable.js';
import { AppError } from '../errors/app-error.js';

export interface ConcurrencyOptions {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that wait in the queue; further ones are rejected. Unbounded by default. */
  maxQueued?: number;
  /** Seconds, sent as `Retry-After` with a rejection. */
  retryAfter?: number;
  /**
   * Yields to the event loop before each task, so that other requests are served in between when many tasks arrive
   * together. False by default.
   */
  yieldsToEventLoop?: boolean;
}

/** Concurrency limiter (semaphore) with a bounded queue: `p-limit`, with rejection while full and abort while queued. */
export class ConcurrencyLimiter {
  private readonly limit: LimitFunction;

  constructor(private readonly options: ConcurrencyOptions) {
    this.limit = pLimit(options.concurrency);
  }

  /**
   * Runs the task as soon as a slot is free. An aborted signal rejects a queued task, which is then never started.
   * @throws AppError UNAVAILABLE at once while the queue is full, the signal's reason, or what the task throws
   */
  async run<T>(task: () => Promise<T> | T, signal?: AbortSignal): Promise<T> {
    const { concurrency, maxQueued = Infinity, retryAfter, yieldsToEventLoop } = this.options;
    signal?.throwIfAborted();
    if (this.limit.activeCount >= concurrency && this.limit.pendingCount >= maxQueued)
      throw AppError.unavailable(retryAfter);
    const result = this.limit(async () => {
      if (yieldsToEventLoop) await yieldToEventLoop();
      signal?.throwIfAborted();
      return task();
    });
    return signal ? abortable(result, signal) : result;
  }
}
