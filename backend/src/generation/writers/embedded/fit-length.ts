import { pick, pickWeighted, type Random } from './random.js';

/** One way to tell a beat. */
export interface Choice<T> {
  /** Its length. */
  readonly words: number;
  /** How likely it is against the beat's other choices, were length no matter. */
  readonly weight: number;
  readonly value: T;
}

/** Lengths in words, both ends included. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

type Beats<T> = readonly (readonly Choice<T>[])[];

/**
 * For each beat, the lengths that the beats from there to the end can add up to, each with the summed weight of
 * the ways to get there. The last element stands for "no beat left": length 0, one way.
 */
function suffixWays<T>(beats: Beats<T>): ReadonlyMap<number, number>[] {
  const ways: Map<number, number>[] = [new Map([[0, 1]])];
  for (const choices of [...beats].reverse()) {
    const here = new Map<number, number>();
    for (const { words, weight } of choices) {
      for (const [rest, count] of ways[0]!) {
        here.set(words + rest, (here.get(words + rest) ?? 0) + weight * count);
      }
    }
    ways.unshift(here);
  }
  return ways;
}

/** Every total length that the beats can have, in rising order. */
export function reachableLengths<T>(beats: Beats<T>): number[] {
  return [...suffixWays(beats)[0]!.keys()].sort((a, b) => a - b);
}

/**
 * Prepares exact choices: the returned function picks one choice a beat so that the total length lies in the range,
 * nothing cut. Each reachable length is equally likely; tellings of one length are as likely as their weights say,
 * first beats and last beats alike. Null when no combination has such a length.
 */
export function fitLength<T>(beats: Beats<T>, range: LengthRange): ((random: Random) => T[]) | null {
  const ways = suffixWays(beats);
  const totals = [...ways[0]!.keys()]
    .filter((total) => total >= range.min && total <= range.max)
    .sort((a, b) => a - b);
  if (totals.length === 0) return null;
  return (random) => {
    let left = pick(random, totals);
    return beats.map((choices, index) => {
      const following = ways[index + 1]!;
      const choice = pickWeighted(
        random,
        choices,
        ({ words, weight }) => weight * (following.get(left - words) ?? 0),
      );
      left -= choice.words;
      return choice.value;
    });
  };
}
