/** FNV-1a with a finalizer: 32-bit hash of a text. Stored covers depend on it, so it must never change. */
export function hash(text: string): number {
  let bits = 2166136261;
  for (const character of text) bits = Math.imul(bits ^ character.codePointAt(0)!, 16777619);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/** `N` items of `T`, as a tuple for 2 to 4. */
type Sample<T, N extends number> = N extends 2
  ? [T, T]
  : N extends 3
    ? [T, T, T]
    : N extends 4
      ? [T, T, T, T]
      : T[];

/** Seeded random number generator: the same seed gives the same sequence, so the order of calls matters. */
export interface Random {
  /** A number from `low` (0) to `high` (1). */
  between(low?: number, high?: number): number;
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<const T>(list: readonly T[]): T;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** `count` different items of a list that has at least as many. */
  sample<T, N extends number>(list: readonly T[], count: N): Sample<T, N>;
}

/** Creates a generator (mulberry32) from a text. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const index = (length: number) => Math.floor(next() * length);
  return {
    between: (low = 0, high = 1) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[index(list.length)]!,
    chance: (probability) => next() < probability,
    sample<T, N extends number>(list: readonly T[], count: N) {
      const left = [...list];
      const taken: T[] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(index(left.length), 1));
      return taken as Sample<T, N>;
    },
  };
}
