import { countWords } from '@storysprout/contracts/rules';

/** Words of a paragraph that the eye takes in well at this size. */
const TARGET_WORDS = 55;

/**
 * Lays a story's sentences out as paragraphs of about the same length, as a printed reader does: one column of 300 words
 * is a wall to a child.
 * @returns for each paragraph its sentences' places
 */
export function paragraphsOf(sentences: readonly string[]): number[][] {
  const lengths = sentences.map(countWords);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.round(whole / TARGET_WORDS));
  const paragraphs: number[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const [index, length] of lengths.entries()) {
    // A sentence belongs where its middle stands.
    const at = whole === 0 ? 0 : Math.floor(((before + length / 2) / whole) * count);
    paragraphs[at]!.push(index);
    before += length;
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
