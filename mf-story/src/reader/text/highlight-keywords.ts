import type { Keyword } from '@storysprout/contracts/api/stories';

/** A piece of a sentence: plain text, or a keyword that opens its card. */
export interface Piece {
  text: string;
  keyword?: Keyword;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a word as a whole: "cat" neither in "cats" nor in "cat-like". */
const finder = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])${escape(word)}(?![\\p{L}\\p{N}-]|[’'][\\p{L}])`, 'iu');

/**
 * Cuts a story's sentences into pieces, so that every keyword is underlined once, where it first occurs.
 * @returns the pieces of each sentence; joined they are the sentence
 */
export function markKeywords(sentences: readonly string[], keywords: readonly Keyword[]): Piece[][] {
  // Longer ones first: "ice cream" before "ice".
  const waiting = new Set([...keywords].sort((a, b) => b.word.length - a.word.length));
  return sentences.map((sentence) => {
    const pieces: Piece[] = [{ text: sentence }];
    for (const keyword of waiting) {
      const at = pieces.findIndex((piece) => !piece.keyword && finder(keyword.word).test(piece.text));
      if (at === -1) continue;
      const { text } = pieces[at]!;
      const { index, 0: found } = finder(keyword.word).exec(text)!;
      const around = [
        { text: text.slice(0, index) },
        { text: found, keyword },
        { text: text.slice(index + found.length) },
      ];
      pieces.splice(at, 1, ...around.filter((piece) => piece.text !== ''));
      waiting.delete(keyword);
    }
    return pieces;
  });
}
