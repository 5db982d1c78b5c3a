import type { TextSegment } from './highlight-keywords';

/** A segment of a tokenized sentence: a word or keyword that can be opened, or the text between words. */
export interface Token extends TextSegment {
  /** Position among the words of the whole story; absent for text between words. */
  index?: number;
}

/** A word that can be opened, with the position of its sentence. */
export interface WordToken extends Token {
  index: number;
  sentenceIndex: number;
}

/** The word pattern of `countWords` in packages/contracts, extended to the letters of any script. */
const WORD_PATTERN = /([\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*)/u;

/** Tokenizes sentences into words and the text between them, and numbers words and keywords through the story. */
export function tokenizeSentences(sentences: readonly TextSegment[][]): Token[][] {
  let wordCount = 0;
  return sentences.map((segments) =>
    segments.flatMap((segment): Token[] => {
      if (segment.keyword) return [{ ...segment, index: wordCount++ }];
      // Splitting by a capture group: every second part is a word.
      return segment.text
        .split(WORD_PATTERN)
        .map((text, part) => (part % 2 === 1 ? { text, index: wordCount++ } : { text }))
        .filter(({ text }) => text !== '');
    }),
  );
}

/** The words of a story, each at its own index. */
export function wordTokensOf(sentences: readonly Token[][]): WordToken[] {
  return sentences.flatMap((tokens, sentenceIndex) =>
    tokens.flatMap(({ index, ...token }) =>
      index === undefined ? [] : [{ ...token, index, sentenceIndex }],
    ),
  );
}
