/** How often something happened in its window. */
export interface WindowCount {
  count: number;
  /** Milliseconds until the window ends and the count falls to 0. */
  endsInMs: number;
}

/** A lock or slot that is held until released or until its time runs out. */
export interface Lease {
  /** Gives it back; harmless when it has run out and somebody else holds it. */
  release(): Promise<void>;
}

/**
 * What replicas share besides the database: counters of limits, short-lived tickets, locks. In memory in one process,
 * Redis across replicas; nothing here is the authority on anything that must survive.
 */
export interface SharedState {
  /** Counts one more event; the first one opens a window of that length. */
  countHit(key: string, windowMs: number): Promise<WindowCount>;
  /** The count without adding to it. */
  peekCount(key: string): Promise<WindowCount>;
  /** Takes one event back, e.g. an allowance whose provider failed. Never below 0. */
  undoHit(key: string): Promise<void>;

  /** Keeps a value for a time. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Keeps it only when there is none; tells whether it did. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  /** Reads and removes in one step: of many takers one gets it. */
  getAndDelete(key: string): Promise<string | undefined>;
  /** Forgets a value or a counter. */
  delete(key: string): Promise<void>;

  /** One of `slots` places under a name (1: a lock), for at most `ttlMs`; undefined when all are taken. */
  acquireLease(key: string, ttlMs: number, slots?: number): Promise<Lease | undefined>;
}

export const SHARED_STATE = Symbol('SharedState');
