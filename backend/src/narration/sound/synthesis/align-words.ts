import type { Phone } from './flite.js';
import type { Pronounce } from './pronunciation.js';

/** Seconds. */
interface TimeSpan {
  start: number;
  end: number;
}

const VOWELS = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '));
/** Cost of a phone without a counterpart. */
const GAP_COST = 0.8;

/**
 * Aligns words with spoken phones (edit distance): the timing of each word, in order, without overlaps. A word without a
 * matched phone is interpolated between its neighbours.
 * @param words each as spoken, which may be several dictionary words
 */
export function alignWords(
  phones: readonly Phone[],
  words: readonly string[][],
  pronounce: Pronounce,
): TimeSpan[] {
  const spoken = phones.filter(({ name }) => name !== 'pau');
  const expected = words.flatMap((dictionaryWords, word) =>
    dictionaryWords.flatMap(pronounce).map((sound) => ({ sound, word })),
  );
  const spans: (TimeSpan | undefined)[] = words.map(() => undefined);
  for (const [phone, sound] of alignPhones(spoken, expected)) {
    const { word } = expected[sound]!;
    const { start, end } = spoken[phone]!;
    const known = spans[word];
    spans[word] = known
      ? { start: Math.min(known.start, start), end: Math.max(known.end, end) }
      : { start, end };
  }
  return interpolateMissing(spans, { start: spoken[0]?.start ?? 0, end: spoken.at(-1)?.end ?? 0 });
}

/** Pairs of matched indexes of the cheapest alignment, last first. */
function alignPhones(spoken: readonly Phone[], expected: readonly { sound: string }[]): [number, number][] {
  const width = expected.length + 1;
  const costs = new Float64Array((spoken.length + 1) * width);
  const cost = (row: number, column: number) => costs[row * width + column]!;
  const matchCost = (row: number, column: number) =>
    cost(row - 1, column - 1) + substitutionCost(spoken[row - 1]!.name, expected[column - 1]!.sound);
  for (let row = 0; row <= spoken.length; row += 1) {
    for (let column = 0; column <= expected.length; column += 1) {
      if (row === 0 || column === 0) costs[row * width + column] = (row + column) * GAP_COST;
      else
        costs[row * width + column] = Math.min(
          matchCost(row, column),
          cost(row - 1, column) + GAP_COST,
          cost(row, column - 1) + GAP_COST,
        );
    }
  }
  const pairs: [number, number][] = [];
  for (let [row, column] = [spoken.length, expected.length]; row > 0 && column > 0;) {
    if (cost(row, column) === matchCost(row, column)) {
      row -= 1;
      column -= 1;
      pairs.push([row, column]);
    } else if (cost(row, column) === cost(row - 1, column) + GAP_COST) row -= 1;
    else column -= 1;
  }
  return pairs;
}

function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) !== VOWELS.has(b)) return 1.4;
  return VOWELS.has(a) ? 0.4 : 0.9;
}

/** Words without a match share the time between their neighbours equally. */
function interpolateMissing(spans: readonly (TimeSpan | undefined)[], whole: TimeSpan): TimeSpan[] {
  const filled: TimeSpan[] = [];
  for (const [index, span] of spans.entries()) {
    const from = filled.at(-1)?.end ?? whole.start;
    if (span) {
      filled.push({ start: Math.max(from, span.start), end: Math.max(from, span.end) });
      continue;
    }
    const next = spans.slice(index).findIndex(Boolean);
    const until = Math.max(from, next < 0 ? whole.end : spans[index + next]!.start);
    const sharing = next < 0 ? spans.length - index : next;
    filled.push({ start: from, end: from + (until - from) / sharing });
  }
  return filled;
}
