/** Single flight (request coalescing): concurrent calls with the same key share one execution and its outcome. */
export class SingleFlight<T> {
  private readonly inFlight = new Map<string, Promise<T>>();

  /** Joins the execution in flight for this key, or starts the task. Synchronous, so that no two calls start it. */
  run(key: string, task: () => Promise<T>): Promise<T> {
    const running = this.inFlight.get(key);
    if (running) return running;
    const started = task().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }
}
