import { pick, pickWeighted, type Random } from '../../../seeded-random.js';

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
 * For each beat, how many ways (by weight) the beats from there to the end can add up to each length from 0 to `max`.
 * The last element stands for "no beat left": length 0, one way.
 */
function countSuffixWays<T>(beats: Beats<T>, max: number): Float64Array[] {
  const nothingLeft = new Float64Array(max + 1);
  nothingLeft[0] = 1;
  const ways = [nothingLeft];
  for (const choices of [...beats].reverse()) {
    const following = ways[0]!;
    const here = new Float64Array(max + 1);
    for (const [words, weight] of weightByLength(choices)) {
      for (let total = words; total <= max; total += 1) here[total]! += weight * following[total - words]!;
    }
    ways.unshift(here);
  }
  return ways;
}

function weightByLength<T>(choices: readonly Choice<T>[]): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { words, weight } of choices) weights.set(words, (weights.get(words) ?? 0) + weight);
  return weights;
}

/** The lengths from `min` to `max` that the ways of all beats can have, in rising order. */
function lengthsWithin(ways: Float64Array, { min, max }: LengthRange): number[] {
  const lengths: number[] = [];
  for (let length = min; length <= max; length += 1) if (ways[length]! > 0) lengths.push(length);
  return lengths;
}

/** Every total length of a range that the beats can have, in rising order. */
export function reachableLengths<T>(beats: Beats<T>, range: LengthRange): number[] {
  return lengthsWithin(countSuffixWays(beats, range.max)[0]!, range);
}

/**
 * Prepares exact choices: the returned function picks one choice a beat so that the total length lies in the range,
 * nothing cut. Each reachable length is equally likely; tellings of one length are as likely as their weights say,
 * first beats and last beats alike. Null when no combination has such a length.
 */
export function fitLength<T>(beats: Beats<T>, range: LengthRange): ((random: Random) => T[]) | null {
  const ways = countSuffixWays(beats, range.max);
  const totals = lengthsWithin(ways[0]!, range);
  if (totals.length === 0) return null;
  return (random) => {
    let left = pick(random, totals);
    return beats.map((choices, index) => {
      const following = ways[index + 1]!;
      const choice = pickWeighted(
        random,
        choices,
        ({ words, weight }) => weight * (following[left - words] ?? 0),
      );
      left -= choice.words;
      return choice.value;
    });
  };
}
