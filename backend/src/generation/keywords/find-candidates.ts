import type { Dictionary, DictionaryEntry } from '../../language/dictionary/dictionary.js';

/** A sentence of a story with its translation. */
export interface SentencePair {
  readonly en: string;
  readonly zh: string;
}

/** A word of the list that a sentence of the story uses. */
export interface KeywordCandidate {
  readonly entry: DictionaryEntry;
  /** As it stands in the text. */
  readonly word: string;
  /** The sentence's number in the story. */
  readonly sentenceIndex: number;
  /** The Chinese sense that stands in the sentence's translation; null when none does. */
  readonly sense: string | null;
}

const TOKEN = /[A-Za-z]+(?:[-'][A-Za-z]+)*/g;

/**
 * Every use of a listed word, in story order, in the form in which the list spells it: "However," at the beginning of
 * a sentence is not the keyword "however" (contract.md §2). Names are left out: what has a capital inside a
 * sentence but none in the list.
 */
export function findKeywordCandidates(
  sentences: readonly SentencePair[],
  words: Dictionary,
): KeywordCandidate[] {
  const names = findNames(sentences);
  return sentences.flatMap((sentence, at) =>
    [...new Set(tokens(sentence.en))].flatMap((word) =>
      words
        .findEntries(word)
        .filter(({ form }) => form === word && !names.has(word))
        .map((entry) => ({
          entry,
          word,
          sentenceIndex: at,
          sense: entry.row.senses.find((sense) => isSenseIn(sense, sentence.zh)) ?? null,
        })),
    ),
  );
}

/** How often each head word occurs in a story, in any form. */
export function countLemmas(sentences: readonly SentencePair[], words: Dictionary): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of sentences.flatMap(({ en }) => tokens(en))) {
    const heads = new Set(words.findEntries(token).map(({ row }) => row.lemma));
    for (const head of heads) counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  return counts;
}

function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Words that some sentence writes with a capital although they do not begin it, in lower case. */
function findNames(sentences: readonly SentencePair[]): Set<string> {
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
export function isSenseIn(sense: string, translation: string): boolean {
  const core = sense.replace(/[（(][^）)]*[）)]/g, '').replace(/[…~～]/g, '');
  const stem = core.length > 2 ? core.replace(/[的地]$/, '') : core;
  return stem !== '' && translation.includes(stem);
}
