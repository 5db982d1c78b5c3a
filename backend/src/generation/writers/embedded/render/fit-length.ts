import { pick, pickWeighted, type Random } from '../../../seeded-random.js';

/** One way to render a beat. */
export interface Choice<T> {
  /** Its length in words. */
  readonly words: number;
  /** Its probability relative to the beat's other choices, length aside. */
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
 * The table of a dynamic programme: for each beat, the total weight of the ways in which the beats from there to the end add
 * up to each length from 0 to `max`. The last row means "no beat left": length 0 in one way.
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

/** The lengths of a range that can be reached, in ascending order. */
function lengthsWithin(ways: Float64Array, { min, max }: LengthRange): number[] {
  const lengths: number[] = [];
  for (let length = min; length <= max; length += 1) if (ways[length]! > 0) lengths.push(length);
  return lengths;
}

/** Every total length of a range that some choice for each beat adds up to, in ascending order. */
export function reachableLengths<T>(beats: Beats<T>, range: LengthRange): number[] {
  return lengthsWithin(countSuffixWays(beats, range.max)[0]!, range);
}

/**
 * Prepares a sampler: it picks one choice for each beat so that the total length is in the range. Each reachable length is
 * equally probable, and the combinations of one length are as probable as their weights, for early and late beats alike.
 * @returns null when no combination has such a length
 */
export function fitLength<T>(beats: Beats<T>, range: LengthRange): ((random: Random) => T[]) | null {
  const ways = countSuffixWays(beats, range.max);
  const totals = lengthsWithin(ways[0]!, range);
  if (totals.length === 0) return null;
  return (random) => {
    let remaining = pick(random, totals);
    return beats.map((choices, index) => {
      const following = ways[index + 1]!;
      const choice = pickWeighted(
        random,
        choices,
        ({ words, weight }) => weight * (following[remaining - words] ?? 0),
      );
      remaining -= choice.words;
      return choice.value;
    });
  };
}
