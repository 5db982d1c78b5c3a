/** A deterministic source of pseudorandom numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** FNV-1a hash over code points, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** Creates the pseudorandom generator (mulberry32) of a seed: the same seed gives the same numbers. */
export function createRandom(seed: string): Random {
  let state = hash(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Picks one element of a list with equal probability.
 * @throws RangeError for an empty list
 */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('cannot pick from an empty list');
  return item;
}

/**
 * Picks one element of a list with a probability in proportion to its weight.
 * @throws RangeError when no element has a weight above 0
 */
export function pickWeighted<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T {
  const weights = items.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  let last: T | undefined;
  for (const [index, item] of items.entries()) {
    const weight = weights[index]!;
    if (weight <= 0) continue;
    last = item;
    left -= weight;
    if (left < 0) return item;
  }
  if (last === undefined) throw new RangeError('no element has a weight');
  return last;
}
