import { abortable } from '../common/async/abortable.js';
import { AppError } from '../common/errors/app-error.js';
import { CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker.js';
import { startIdleTimer } from './idle-timer.js';
import { ProviderFault } from './provider-fault.js';

export interface ProviderClientOptions {
  retry: {
    /** The first attempt included. */
    maxAttempts: number;
    /** Milliseconds before the first retry; doubled for each further one (exponential back-off). */
    backoffMs: number;
    /** Seconds: a longer `Retry-After` is not waited out. Unbounded by default. */
    maxRetryAfter?: number;
    /** Milliseconds after which an attempt without progress is aborted. */
    idleTimeoutMs: number;
  };
  breaker: Pick<CircuitBreakerOptions, 'failures' | 'probeEveryMs'> & {
    /** What counts as one failure: an attempt, or an operation of many requests (`runOperation`). */
    counts: 'attempts' | 'operations';
    /** Milliseconds after which a probe has failed. */
    probeTimeoutMs: number;
  };
  /** A small request that rejects while the provider is down. A permanent fault counts as an answer. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  onBreakerChange: (isOpen: boolean) => void;
  /** Called after each attempt with `ok`, the kind of its fault, or `aborted`. */
  onAttempt?: (outcome: string, seconds: number) => void;
}

/** Limits of one request, all attempts together. */
export interface RequestLimits {
  signal: AbortSignal;
  /** On the clock of `performance.now()`; a retry that could only start later is not made. */
  deadline?: number;
  /** Wraps each attempt, retries included, to pay for it. It may reject before the attempt; that is no fault of the provider. */
  pay?: <T>(attempt: () => Promise<T>) => Promise<T>;
}

/**
 * One attempt of a request. It rejects with a ProviderFault, ends when its signal aborts, and may report progress to restart
 * the idle timeout.
 */
export type Attempt<T> = (signal: AbortSignal, onProgress: () => void) => Promise<T>;

/** Client of one provider: deadline, retry with exponential back-off and Retry-After, circuit breaker. */
export class ProviderClient {
  private readonly breaker: CircuitBreaker;

  constructor(private readonly options: ProviderClientOptions) {
    const { breaker, onBreakerChange: onChange } = options;
    const probe = () =>
      options.probe(AbortSignal.timeout(breaker.probeTimeoutMs)).catch((error: unknown) => {
        if (!isPermanent(error)) throw error;
      });
    this.breaker = new CircuitBreaker({ ...breaker, probe, onChange });
  }

  /** @throws AppError UNAVAILABLE while the breaker is open */
  assertAvailable(): void {
    if (this.breaker.isOpen) throw AppError.unavailable(this.breaker.retryAfter);
  }

  /** Makes attempts until one succeeds. @throws ProviderFault of the last attempt, or the signal's reason */
  async request<T>(attempt: Attempt<T>, limits: RequestLimits): Promise<T> {
    const { signal, deadline = Infinity, pay = (make) => make() } = limits;
    const { maxAttempts, backoffMs, maxRetryAfter = Infinity } = this.options.retry;
    const countsAttempts = this.options.breaker.counts === 'attempts';
    for (let count = 1; ; count += 1) {
      signal.throwIfAborted();
      const result = pay(() => this.runAttempt(attempt, signal));
      try {
        return await (countsAttempts ? this.recordOutcome(result) : result);
      } catch (error) {
        const isRejected = countsAttempts && this.breaker.isOpen;
        if (!isTransient(error) || count >= maxAttempts || isRejected) throw error;
        const { retryAfter = 0 } = error;
        // Jitter of a quarter: callers that failed together do not retry together.
        const backoff = backoffMs * 2 ** (count - 1) * (0.75 + Math.random() / 2);
        const waitMs = Math.max(backoff, retryAfter * 1000);
        if (retryAfter > maxRetryAfter || performance.now() + waitMs >= deadline) throw error;
        await sleep(waitMs, signal);
      }
    }
  }

  /** Runs an operation of many requests, whose outcome the breaker counts once. @throws what the operation throws */
  runOperation<T>(operation: () => Promise<T>): Promise<T> {
    return this.recordOutcome(operation());
  }

  /** Stops the breaker's probes. */
  close(): void {
    this.breaker.close();
  }

  private async recordOutcome<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work;
      this.breaker.recordSuccess();
      return result;
    } catch (error) {
      // Other errors, such as a cancellation by the pupil, say nothing about the provider.
      if (isTransient(error) || isDeadline(error)) this.breaker.recordFailure();
      else if (isPermanent(error)) this.breaker.recordSuccess();
      throw error;
    }
  }

  private async runAttempt<T>(attempt: Attempt<T>, signal: AbortSignal): Promise<T> {
    const { retry, onAttempt } = this.options;
    const idle = new AbortController();
    const slow = new ProviderFault('slow', 'no answer in time');
    const timer = startIdleTimer(retry.idleTimeoutMs, () => idle.abort(slow));
    const started = performance.now();
    let outcome = 'ok';
    try {
      const result = await attempt(AbortSignal.any([signal, idle.signal]), timer.reset);
      // A stream that was aborted may end without an error.
      idle.signal.throwIfAborted();
      return result;
    } catch (thrown) {
      const error: unknown = signal.aborted ? signal.reason : idle.signal.aborted ? slow : thrown;
      outcome = error instanceof ProviderFault ? error.kind : 'aborted';
      throw error;
    } finally {
      timer.stop();
      // Closes a connection that a failed attempt has left open.
      idle.abort(slow);
      onAttempt?.(outcome, (performance.now() - started) / 1000);
    }
  }
}

const isTransient = (error: unknown): error is ProviderFault =>
  error instanceof ProviderFault && error.isTransient;
const isPermanent = (error: unknown) => error instanceof ProviderFault && !error.isTransient;
const isDeadline = (error: unknown) => error instanceof AppError && error.code === 'PROVIDER_TIMEOUT';

/** Unlike that of `timers/promises`, rejects with the signal's reason and follows a fake clock. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await abortable(new Promise((resolve) => (timer = setTimeout(resolve, ms))), signal);
  } finally {
    clearTimeout(timer);
  }
}
