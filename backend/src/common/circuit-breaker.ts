import { AppError } from './app-error.js';

export interface BreakerOptions {
  /** Outages in a row from which on the service counts as down. */
  failures: number;
  /** Milliseconds between two looks whether it is back. */
  probeMs: number;
  /** Whether a failure says that the service is down, and not that this one request was bad or was given up. */
  isOutage: (error: unknown) => boolean;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/**
 * Spares a service that is down, and its callers the waiting: after so many outages in a row calls are refused at once, but
 * for one in each `probeMs` that looks whether the service is back. The first success lets everybody through again.
 */
export class CircuitBreaker {
  private outages = 0;
  private nextProbe = 0;
  /** Counts successes: an outage of a call that began before the last one says nothing of now. */
  private successes = 0;
  private readonly now: () => number;

  constructor(private readonly options: BreakerOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  get isOpen(): boolean {
    return this.outages >= this.options.failures;
  }

  /** Runs the task. @throws AppError UNAVAILABLE with Retry-After while the service is down, or what the task throws */
  async run<T>(task: () => Promise<T>): Promise<T> {
    this.admit();
    const begun = this.successes;
    try {
      const result = await task();
      this.successes += 1;
      this.outages = 0;
      return result;
    } catch (error) {
      if (begun === this.successes && this.options.isOutage(error)) this.note();
      throw error;
    }
  }

  private admit(): void {
    if (!this.isOpen) return;
    const wait = this.nextProbe - this.now();
    if (wait > 0) throw AppError.unavailable(Math.max(1, Math.ceil(wait / 1000)));
    // Whoever comes next waits for another turn, even when this one hangs for long.
    this.nextProbe = this.now() + this.options.probeMs;
  }

  private note(): void {
    this.outages += 1;
    if (this.outages === this.options.failures) this.nextProbe = this.now() + this.options.probeMs;
  }
}
