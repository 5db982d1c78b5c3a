import { setTimeout as sleep } from 'node:timers/promises';

/** State of the process: whether it is stopping, and how many requests are in flight. */
export class Lifecycle {
  private requests = 0;
  private isStopping = false;

  /** True from the first signal on: readiness answers 503, requests are still served. */
  get stopping(): boolean {
    return this.isStopping;
  }

  stop(): void {
    this.isStopping = true;
  }

  /** Counts a request in flight. */
  requestStarted(): void {
    this.requests += 1;
  }

  /** Ends a request, replied to or aborted. */
  requestFinished(): void {
    this.requests -= 1;
  }

  /** Resolves when no request is in flight, or after the given milliseconds. */
  async waitUntilIdle(atMostMs: number): Promise<void> {
    const deadline = Date.now() + atMostMs;
    while (this.requests > 0 && Date.now() < deadline) await sleep(25);
  }
}
