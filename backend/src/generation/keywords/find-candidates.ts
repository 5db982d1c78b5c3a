import type { GradedWord, GradedWords } from '../../language/graded-words.js';

/** A sentence of a story with its translation. */
export interface SentencePair {
  readonly en: string;
  readonly zh: string;
}

/** A row of the word list that a sentence of the story uses, in that very form. */
export interface Candidate {
  readonly row: GradedWord;
  /** The sentence's number in the story. */
  readonly at: number;
  /** The Chinese sense that stands in the sentence's translation; null when none does. */
  readonly sense: string | null;
}

const TOKEN = /[A-Za-z]+(?:[-'][A-Za-z]+)*/g;

/**
 * Every use of a word in a form that has a row of its own, in story order: other inflected forms are left out,
 * because the list's phonetics would not be theirs. So are names: what has a capital inside a sentence but none in the list.
 */
export function findCandidates(sentences: readonly SentencePair[], words: GradedWords): Candidate[] {
  const names = namesIn(sentences);
  return sentences.flatMap((sentence, at) =>
    [...new Set(tokens(sentence.en))].flatMap((token) =>
      (words.get(token.toLowerCase()) ?? [])
        // As written: "However," at the beginning of a sentence is not the keyword "however" (contract.md §2).
        .filter((row) => row.word === token && !names.has(token))
        .map((row) => ({ row, at, sense: row.senses.find((sense) => occurs(sense, sentence.zh)) ?? null })),
    ),
  );
}

function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Words that some sentence writes with a capital although they do not begin it, in lower case. */
function namesIn(sentences: readonly SentencePair[]): Set<string> {
  const names = new Set<string>();
  for (const { en } of sentences) {
    for (const match of en.matchAll(TOKEN)) {
      const startsSentence = /^"?$|[.!?]"? "?$|[,:] "$/.test(en.slice(0, match.index));
      if (/^[A-Z]/.test(match[0]) && !startsSentence) names.add(match[0].toLowerCase());
    }
  }
  return names;
}

/** Whether a sense stands in a translation; what it has in brackets, a final 的 or 地 and "…" are not needed. */
function occurs(sense: string, translation: string): boolean {
  const core = sense.replace(/[（(][^）)]*[）)]/g, '').replace(/[…~～]/g, '');
  const stem = core.length > 2 ? core.replace(/[的地]$/, '') : core;
  return stem !== '' && translation.includes(stem);
}
