/** A deterministic source of random numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** FNV-1a over code points, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** Makes the generator (mulberry32) that belongs to a seed: same seed, same numbers. */
export function createRandom(seed: string): Random {
  let state = hash(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One element of a list, each equally likely. Throws on an empty list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('cannot pick from an empty list');
  return item;
}

/** One element of a list, each as likely as its weight says. Throws when no element has a weight above 0. */
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
