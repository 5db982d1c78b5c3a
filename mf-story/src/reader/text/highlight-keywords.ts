import type { Keyword } from '@storysprout/contracts/api/stories';

/** A segment of a sentence: plain text or a highlighted keyword. */
export interface TextSegment {
  text: string;
  keyword?: Keyword;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches whole words only: "cat" neither in "cats" nor in "cat-like". */
const wholeWordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])${escapeRegExp(word)}(?![\\p{L}\\p{N}-]|[’'][\\p{L}])`, 'iu');

/**
 * Splits sentences into segments and highlights the first occurrence of each keyword.
 * @returns the segments of each sentence; their texts joined are the sentence
 */
export function highlightKeywords(
  sentences: readonly string[],
  keywords: readonly Keyword[],
): TextSegment[][] {
  // Longest first: "ice cream" before "ice".
  const remaining = new Set([...keywords].sort((a, b) => b.word.length - a.word.length));
  return sentences.map((sentence) => {
    const segments: TextSegment[] = [{ text: sentence }];
    for (const keyword of remaining) {
      const at = segments.findIndex(
        (segment) => !segment.keyword && wholeWordPattern(keyword.word).test(segment.text),
      );
      if (at === -1) continue;
      const { text } = segments[at]!;
      const { index, 0: match } = wholeWordPattern(keyword.word).exec(text)!;
      const replacement = [
        { text: text.slice(0, index) },
        { text: match, keyword },
        { text: text.slice(index + match.length) },
      ];
      segments.splice(at, 1, ...replacement.filter((segment) => segment.text !== ''));
      remaining.delete(keyword);
    }
    return segments;
  });
}
