/**
 * Keeps the results of the tasks that were asked for last. Whoever asks for one that is under way has its result with the
 * others; a failure is not kept.
 */
export class RecentResults<T> {
  private readonly results = new Map<string, Promise<T>>();

  /** @param size how many are kept */
  constructor(private readonly size: number) {}

  /** The result under this key, which stands for exactly this task. Decided without waiting, so that no two begin it. */
  get(key: string, task: () => Promise<T>): Promise<T> {
    const kept = this.results.get(key);
    const result = kept ?? task();
    // A map keeps the order in which keys were set: the first is the one that was used least recently.
    this.results.delete(key);
    this.results.set(key, result);
    if (!kept) this.tend(key, result);
    return result;
  }

  private tend(key: string, result: Promise<T>): void {
    result.catch(() => {
      if (this.results.get(key) === result) this.results.delete(key);
    });
    const [oldest] = this.results.keys();
    if (this.results.size > this.size && oldest !== undefined) this.results.delete(oldest);
  }
}
