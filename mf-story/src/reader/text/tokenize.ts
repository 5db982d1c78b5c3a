import type { Piece } from './highlight-keywords';

/** A piece of a sentence; one that can be opened has its place among the words of the whole story. */
export interface StoryWord extends Piece {
  place?: number;
}

/** A word that can be opened, with the sentence it stands in. */
export interface WordSpot extends StoryWord {
  place: number;
  sentence: number;
}

/** Words as contracts/rules counts them, but in the letters of any script: a model may write what it likes. */
const WORDS = /([\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*)/u;

/** Cuts the plain pieces of sentences into words and what stands between, and numbers words and keywords. */
export function numberWords(sentences: readonly Piece[][]): StoryWord[][] {
  let place = 0;
  return sentences.map((pieces) =>
    pieces.flatMap((piece): StoryWord[] => {
      if (piece.keyword) return [{ ...piece, place: place++ }];
      // Split by a group: every second part is a word.
      return piece.text
        .split(WORDS)
        .map((text, index) => (index % 2 === 1 ? { text, place: place++ } : { text }))
        .filter(({ text }) => text !== '');
    }),
  );
}

/** The words of a story by their place. */
export function spotsOf(sentences: readonly StoryWord[][]): WordSpot[] {
  return sentences.flatMap((words, sentence) =>
    words.flatMap(({ place, ...word }) => (place === undefined ? [] : [{ ...word, place, sentence }])),
  );
}
