/** Lets a number of tasks run at once, a bounded number wait in turn, and refuses the rest. */
export class Gate {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /** Runs the task when its turn comes; throws the refusal at once when too many wait. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.queue.length >= this.maxWaiting) throw this.refusal();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await task();
    } finally {
      // A waiting task takes over this one's place, so the number running stays.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
