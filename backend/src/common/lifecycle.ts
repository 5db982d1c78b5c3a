import { setTimeout as sleep } from 'node:timers/promises';

/** Whether this process takes part in serving, and how many requests it is busy with. */
export class Lifecycle {
  private requests = 0;
  private isStopping = false;

  /** From the first signal on: readiness answers 503, requests are still served. */
  get stopping(): boolean {
    return this.isStopping;
  }

  stop(): void {
    this.isStopping = true;
  }

  /** Counts a request that has come in. */
  requestStarted(): void {
    this.requests += 1;
  }

  /** Counts it out, answered or broken off. */
  requestFinished(): void {
    this.requests -= 1;
  }

  /** Resolves when no request is running, or after the time given, in milliseconds. */
  async waitUntilIdle(atMostMs: number): Promise<void> {
    const deadline = Date.now() + atMostMs;
    while (this.requests > 0 && Date.now() < deadline) await sleep(25);
  }
}
