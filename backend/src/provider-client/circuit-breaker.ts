export interface CircuitBreakerOptions {
  /** Consecutive failures after which the breaker opens. */
  failures: number;
  /** Milliseconds between two probes while it is open. */
  probeEveryMs: number;
  /** Rejects while the provider is down. Never called twice at once; has to settle by itself. */
  probe: () => Promise<unknown>;
  onChange?: (isOpen: boolean) => void;
}

/**
 * Circuit breaker: rejects requests to a provider that is known to be down. While open it probes by itself; the libraries
 * for this let a real request try, and a pupil would wait for a provider that hangs.
 */
export class CircuitBreaker {
  private consecutiveFailures = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CircuitBreakerOptions) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  /** Seconds until the next probe, at most. */
  get retryAfter(): number {
    return Math.ceil(this.options.probeEveryMs / 1000);
  }

  /** The provider answered, even with a refusal: it is up. */
  recordSuccess(): void {
    this.consecutiveFailures = 0;
    this.close();
  }

  /** The provider did not answer, or answered that it cannot. */
  recordFailure(): void {
    this.consecutiveFailures += 1;
    if (this.consecutiveFailures < this.options.failures || this.isOpen) return;
    this.scheduleProbe();
    this.options.onChange?.(true);
  }

  /** Closes the breaker and stops probing. */
  close(): void {
    if (!this.isOpen) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.options.onChange?.(false);
  }

  private scheduleProbe(): void {
    const timer = setTimeout(() => {
      this.options.probe().then(
        () => this.recordSuccess(),
        // Not after a request that was still running has closed the breaker.
        () => void (this.timer === timer && this.scheduleProbe()),
      );
    }, this.options.probeEveryMs);
    timer.unref();
    this.timer = timer;
  }
}
