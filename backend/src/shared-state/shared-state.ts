/** The number of events in a fixed window. */
export interface WindowCount {
  count: number;
  /** Milliseconds until the window ends and the count falls to 0. */
  endsInMs: number;
}

/** A lock or slot, held until it is released or expires. */
export interface Lease {
  /** Releases it; does nothing when it has expired and another holder has it. */
  release(): Promise<void>;
}

/**
 * State that replicas share besides the database: rate limit counters, short-lived tickets, leases. In memory of a
 * single process, Redis across replicas; nothing that must survive a restart is kept here only.
 */
export interface SharedState {
  /** Counts an event; the first one opens a window of the given length. */
  countHit(key: string, windowMs: number): Promise<WindowCount>;
  /** The count, without adding to it. */
  peekCount(key: string): Promise<WindowCount>;
  /** Subtracts an event, e.g. the quota of a failed generation. Never below 0. */
  undoHit(key: string): Promise<void>;

  /** Stores a value with a time to live. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Stores a value unless there is one; resolves with whether it did. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  /** Reads and deletes atomically: of many callers one gets the value. */
  getAndDelete(key: string): Promise<string | undefined>;
  /** Deletes a value or a counter. */
  delete(key: string): Promise<void>;

  /** Acquires one of `slots` slots of a key (1: a lock), for at most `ttlMs`; undefined when all are taken. */
  acquireLease(key: string, ttlMs: number, slots?: number): Promise<Lease | undefined>;
}

export const SHARED_STATE = Symbol('SharedState');
