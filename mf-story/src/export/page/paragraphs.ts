import { countWords } from '@storysprout/contracts/rules';

/** Target number of words in a paragraph, readable at the page's font size. */
const TARGET_WORDS = 55;

/**
 * Groups a story's sentences into paragraphs of about the same length, because one block of 300 words is hard to read.
 * @returns the indexes of the sentences of each paragraph
 */
export function paragraphsOf(sentences: readonly string[]): number[][] {
  const lengths = sentences.map(countWords);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.round(total / TARGET_WORDS));
  const paragraphs: number[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const [index, length] of lengths.entries()) {
    // The middle of a sentence decides its paragraph.
    const paragraph = total === 0 ? 0 : Math.floor(((before + length / 2) / total) * count);
    paragraphs[paragraph]!.push(index);
    before += length;
  }
  return paragraphs.filter((indexes) => indexes.length > 0);
}
