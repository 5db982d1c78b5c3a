import type { Keyword } from '@storysprout/contracts/api/stories';

/** A piece of a sentence: plain text, or a keyword that opens its card. */
export interface TextSegment {
  text: string;
  keyword?: Keyword;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a word as a whole: "cat" neither in "cats" nor in "cat-like". */
const wholeWordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])${escapeRegExp(word)}(?![\\p{L}\\p{N}-]|[’'][\\p{L}])`, 'iu');

/**
 * Cuts a story's sentences into pieces, so that every keyword is underlined once, where it first occurs.
 * @returns the pieces of each sentence; joined they are the sentence
 */
export function highlightKeywords(
  sentences: readonly string[],
  keywords: readonly Keyword[],
): TextSegment[][] {
  // Longer ones first: "ice cream" before "ice".
  const remaining = new Set([...keywords].sort((a, b) => b.word.length - a.word.length));
  return sentences.map((sentence) => {
    const segments: TextSegment[] = [{ text: sentence }];
    for (const keyword of remaining) {
      const at = segments.findIndex(
        (piece) => !piece.keyword && wholeWordPattern(keyword.word).test(piece.text),
      );
      if (at === -1) continue;
      const { text } = segments[at]!;
      const { index, 0: found } = wholeWordPattern(keyword.word).exec(text)!;
      const around = [
        { text: text.slice(0, index) },
        { text: found, keyword },
        { text: text.slice(index + found.length) },
      ];
      segments.splice(at, 1, ...around.filter((piece) => piece.text !== ''));
      remaining.delete(keyword);
    }
    return segments;
  });
}
