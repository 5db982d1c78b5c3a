import type { Lease, SharedState, WindowCount } from './shared-state.js';

interface Entry {
  expiresAt: number;
  count: number;
  value: string;
}

/** About 30 MB at most. */
const MAX_ENTRIES = 100_000;

/**
 * Shared state of a single process. Bounded: when full, expired entries are evicted first, then the oldest, so that a
 * flood of new keys cannot exhaust the memory.
 */
export class MemoryState implements SharedState {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly maxEntries = MAX_ENTRIES,
    private readonly now: () => number = Date.now,
  ) {}

  async countHit(key: string, windowMs: number): Promise<WindowCount> {
    const entry = this.live(key) ?? this.put(key, { expiresAt: this.now() + windowMs, count: 0, value: '' });
    entry.count += 1;
    return this.windowOf(entry);
  }

  async peekCount(key: string): Promise<WindowCount> {
    const entry = this.live(key);
    return entry ? this.windowOf(entry) : { count: 0, endsInMs: 0 };
  }

  async undoHit(key: string): Promise<void> {
    const entry = this.live(key);
    if (entry && entry.count > 0) entry.count -= 1;
  }

  async set(key: string, value: string, ttlMs: number): Promise<void> {
    this.put(key, { expiresAt: this.now() + ttlMs, count: 0, value });
  }

  async setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean> {
    if (this.live(key)) return false;
    this.put(key, { expiresAt: this.now() + ttlMs, count: 0, value });
    return true;
  }

  async get(key: string): Promise<string | undefined> {
    return this.live(key)?.value;
  }

  async getAndDelete(key: string): Promise<string | undefined> {
    const entry = this.live(key);
    this.entries.delete(key);
    return entry?.value;
  }

  async delete(key: string): Promise<void> {
    this.entries.delete(key);
  }

  async acquireLease(key: string, ttlMs: number, slots = 1): Promise<Lease | undefined> {
    for (let slot = 0; slot < slots; slot += 1) {
      const place = `${key}#${slot}`;
      if (this.live(place)) continue;
      const held = this.put(place, { expiresAt: this.now() + ttlMs, count: 0, value: '' });
      return {
        release: async () => {
          if (this.entries.get(place) === held) this.entries.delete(place);
        },
      };
    }
    return undefined;
  }

  private live(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (entry && entry.expiresAt > this.now()) return entry;
    if (entry) this.entries.delete(key);
    return undefined;
  }

  private put(key: string, entry: Entry): Entry {
    // Deleted first, because a Map keeps the position of a key that is set again.
    this.entries.delete(key);
    if (this.entries.size >= this.maxEntries) this.makeRoom();
    this.entries.set(key, entry);
    return entry;
  }

  /** Evicts a tenth at once, so that a full map is not searched for every new key. */
  private makeRoom(): void {
    const now = this.now();
    for (const [key, entry] of this.entries) if (entry.expiresAt <= now) this.entries.delete(key);
    const target = Math.floor(this.maxEntries * 0.9);
    for (const key of this.entries.keys()) {
      if (this.entries.size <= target) break;
      this.entries.delete(key);
    }
  }

  private windowOf(entry: Entry): WindowCount {
    return { count: entry.count, endsInMs: Math.max(0, entry.expiresAt - this.now()) };
  }
}
