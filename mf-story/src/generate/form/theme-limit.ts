import { countGraphemes, LIMITS } from '@storysprout/contracts/rules';

const isWithinLimit = (text: string): boolean =>
  text.length <= LIMITS.themeCodeUnits && countGraphemes(text) <= LIMITS.themeGraphemes;

/** Whether an index lies between the two code units of a surrogate pair. */
const isInsideSurrogatePair = (text: string, index: number): boolean =>
  /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1));

/** Lengths of the common prefix and suffix of two texts, in code units; surrogate pairs are not split. */
function commonPrefixAndSuffix(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  while (start > 0 && isInsideSurrogatePair(after, start)) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  while (end > 0 && isInsideSurrogatePair(after, after.length - end)) end -= 1;
  return { start, end };
}

/**
 * Truncates inserted text to the theme's limit, in whole graphemes. The text from before the insertion is kept.
 * @param before the theme before the input, within the limit
 * @param after the theme after the input
 * @returns the new text, and the caret position where the text was truncated
 */
export function limitTheme(before: string, after: string): { text: string; caret?: number } {
  if (isWithinLimit(after)) return { text: after };
  const { start, end } = commonPrefixAndSuffix(before, after);
  const head = after.slice(0, start);
  const tail = after.slice(after.length - end);
  const graphemes = Array.from(new Intl.Segmenter().segment(after.slice(start, after.length - end)));
  let kept = graphemes.slice(0, LIMITS.themeGraphemes);
  const join = () => head + kept.map(({ segment }) => segment).join('') + tail;
  while (kept.length > 0 && !isWithinLimit(join())) kept = kept.slice(0, -1);
  return { text: join(), caret: join().length - tail.length };
}
