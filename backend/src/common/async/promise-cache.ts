/** LRU cache of promises: concurrent requests for a key share one task, and failures are not cached. */
export class PromiseCache<T> {
  private readonly entries = new Map<string, Promise<T>>();

  /** @param maxSize entries kept; beyond it the least recently used one is evicted */
  constructor(private readonly maxSize: number) {}

  /** The cached promise of this key, else that of the task. Synchronous, so that no two calls start the task. */
  getOrCreate(key: string, task: () => Promise<T>): Promise<T> {
    const cached = this.entries.get(key);
    const result = cached ?? task();
    // A map iterates in insertion order: the first entry is the least recently used.
    this.entries.delete(key);
    this.entries.set(key, result);
    if (!cached) this.evictAfter(key, result);
    return result;
  }

  private evictAfter(key: string, result: Promise<T>): void {
    result.catch(() => {
      if (this.entries.get(key) === result) this.entries.delete(key);
    });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.maxSize && oldest !== undefined) this.entries.delete(oldest);
  }
}
