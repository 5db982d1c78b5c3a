/** Lets everybody who asks for the same thing at the same time have the one result, or the one failure. */
export class SingleFlight<T> {
  private readonly running = new Map<string, Promise<T>>();

  /** Joins the work under this key, or begins it. Decided without waiting, so that no two begin it. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const joined = this.running.get(key);
    if (joined) return joined;
    const begun = work().finally(() => this.running.delete(key));
    this.running.set(key, begun);
    return begun;
  }
}
