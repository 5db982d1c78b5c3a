/** When a breaker opens, and how it finds out that what it guards is back. */
export interface BreakerOptions {
  /** Failures in a row after which nobody waits for this any more. */
  failures: number;
  /** Milliseconds between two looks whether it is back. */
  probeEveryMs: number;
  /** Rejects while it is still away. Is never called twice at once; must end by itself. */
  probe: () => Promise<unknown>;
  onChange?: (isOpen: boolean) => void;
}

/**
 * Keeps callers from waiting for what is known to be down. Open, it probes by itself, so that no caller has to be the one
 * who tries: the libraries for this let real requests try, and a pupil would wait for a provider that hangs.
 */
export class CircuitBreaker {
  private failuresInARow = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  /** Seconds after which asking again makes sense. */
  get retryAfter(): number {
    return Math.ceil(this.options.probeEveryMs / 1000);
  }

  /** It answered, whatever it said: it is not down. */
  succeeded(): void {
    this.failuresInARow = 0;
    this.close();
  }

  /** It did not answer, or said that it cannot. */
  failed(): void {
    this.failuresInARow += 1;
    if (this.failuresInARow < this.options.failures || this.isOpen) return;
    this.probeLater();
    this.options.onChange?.(true);
  }

  /** Ends the probing; the breaker is closed then. */
  close(): void {
    if (!this.isOpen) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.options.onChange?.(false);
  }

  private probeLater(): void {
    const timer = setTimeout(() => {
      this.options.probe().then(
        () => this.succeeded(),
        // Closed meanwhile: a request that was still running has been answered.
        () => void (this.timer === timer && this.probeLater()),
      );
    }, this.options.probeEveryMs);
    timer.unref();
    this.timer = timer;
  }
}
