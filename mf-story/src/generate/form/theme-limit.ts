import { countGraphemes, LIMITS } from '@storysprout/contracts/rules';

const fits = (text: string): boolean =>
  text.length <= LIMITS.themeCodeUnits && countGraphemes(text) <= LIMITS.themeGraphemes;

/** Whether a place in the text lies inside a pair of code units that make one character. */
const splitsPair = (text: string, at: number): boolean => /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1));

/** Where two texts differ: how much at the start and at the end is the same. */
function commonEnds(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  while (start > 0 && splitsPair(after, start)) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  while (end > 0 && splitsPair(after, after.length - end)) end -= 1;
  return { start, end };
}

/**
 * Keeps a theme within its limit: of what was typed or pasted, only as much stays as fits, in whole graphemes.
 * What stood there before is never lost.
 * @returns the text and where the caret belongs
 */
export function limitTheme(before: string, after: string): { text: string; caret?: number } {
  if (fits(after)) return { text: after };
  const { start, end } = commonEnds(before, after);
  const head = after.slice(0, start);
  const tail = after.slice(after.length - end);
  const pieces = Array.from(new Intl.Segmenter().segment(after.slice(start, after.length - end)));
  let kept = pieces.slice(0, LIMITS.themeGraphemes);
  const join = () => head + kept.map(({ segment }) => segment).join('') + tail;
  while (kept.length > 0 && !fits(join())) kept = kept.slice(0, -1);
  return { text: join(), caret: join().length - tail.length };
}
