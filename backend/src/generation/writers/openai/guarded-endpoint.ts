import { AppError } from '../../../common/app-error.js';
import { CircuitBreaker } from '../../../common/circuit-breaker.js';
import { sleep } from '../../../common/sleep.js';
import { toFault, type ProviderFault } from './provider-fault.js';

/** Failures in a row, tries included, after which a provider is taken to be down. */
const FAILURES = 5;
/** Milliseconds: a provider that is back is found within two of these. */
const PROBE_EVERY_MS = 4_000;
/** Tries after the first one. */
const MAX_RETRIES = 3;
/** Milliseconds before the first retry; doubled each time, less up to a quarter, so that callers do not come all at once. */
const BACKOFF_MS = 300;

/** Until when a call may go on. */
export interface CallTime {
  signal: AbortSignal;
  /** On the clock of `performance.now()`. */
  deadline: number;
}

export interface EndpointOptions {
  /** Rejects with what the SDK throws while the endpoint is away. */
  probe: () => Promise<unknown>;
  onBreaker: (isOpen: boolean) => void;
  /** Called for each try: `ok`, or the kind of its fault. */
  onTry: (outcome: string, seconds: number) => void;
}

/** An endpoint of a provider: its requests are tried again inside the caller's deadline, and not at all while it is down. */
export class GuardedEndpoint {
  private readonly breaker: CircuitBreaker;

  constructor(private readonly options: EndpointOptions) {
    this.breaker = new CircuitBreaker({
      failures: FAILURES,
      probeEveryMs: PROBE_EVERY_MS,
      // A provider that refuses our key, or our probe, answers: it is back.
      probe: () => options.probe().catch((error: unknown) => throwIf(error, toFault(error).isPassing)),
      onChange: options.onBreaker,
    });
  }

  /** @throws AppError UNAVAILABLE at once while the endpoint is down */
  mustBeUp(): void {
    if (this.breaker.isOpen) throw AppError.unavailable(this.breaker.retryAfter);
  }

  /**
   * @param request one try
   * @throws ProviderFault of the last try, or the signal's reason
   */
  async call<T>(request: () => Promise<T>, { signal, deadline }: CallTime): Promise<T> {
    for (let retry = 0; ; retry += 1) {
      signal.throwIfAborted();
      const started = performance.now();
      const told = (outcome: string) => this.options.onTry(outcome, (performance.now() - started) / 1000);
      try {
        const answer = await request();
        told('ok');
        this.breaker.succeeded();
        return answer;
      } catch (error) {
        if (signal.aborted) {
          told('aborted');
          // Whoever pressed stop says nothing of the provider; the deadline does.
          if (performance.now() >= deadline) this.breaker.failed();
          throw signal.reason;
        }
        const fault = toFault(error);
        told(fault.kind);
        if (fault.isPassing) this.breaker.failed();
        else this.breaker.succeeded();
        const waitMs = waitBefore(retry, fault);
        const isLate = performance.now() + waitMs >= deadline;
        if (!fault.isPassing || retry === MAX_RETRIES || isLate || this.breaker.isOpen) throw fault;
        await sleep(waitMs, signal);
      }
    }
  }

  /** Ends what the breaker does in the background. */
  close(): void {
    this.breaker.close();
  }
}

function waitBefore(retry: number, { retryAfter }: ProviderFault): number {
  if (retryAfter !== undefined) return retryAfter * 1000;
  return BACKOFF_MS * 2 ** retry * (1 - Math.random() / 4);
}

function throwIf(error: unknown, condition: boolean): void {
  if (condition) throw error;
}
