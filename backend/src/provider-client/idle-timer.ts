/**
 * Idle timeout: calls back when it has not been reset for `ms`. The callback waits for one turn of the event loop, in which
 * data that has arrived but was not read yet, because this process is busy, can still reset or stop the timer.
 */
export class IdleTimer {
  isExpired = false;
  private timer: NodeJS.Timeout | undefined;
  private immediate: NodeJS.Immediate | undefined;

  constructor(
    private readonly ms: number,
    private readonly onIdle: () => void,
  ) {
    this.reset();
  }

  reset(): void {
    this.stop();
    this.timer = setTimeout(() => (this.immediate = setImmediate(() => this.expire())), this.ms);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearImmediate(this.immediate);
  }

  private expire(): void {
    this.isExpired = true;
    this.onIdle();
  }
}
