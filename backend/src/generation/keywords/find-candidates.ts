import type { Dictionary, DictionaryEntry } from '../../language/dictionary/dictionary.js';
import type { SentencePair } from '../../language/text/sentence-pair.js';
import { PLAIN_WORD, tokenizePlain } from '../../language/text/tokenize.js';

/** A dictionary word in a sentence of the story, as a candidate for a keyword. */
export interface KeywordCandidate {
  readonly entry: DictionaryEntry;
  /** As written in the text. */
  readonly word: string;
  readonly sentenceIndex: number;
  /** The Chinese sense that occurs in the sentence's translation; null when none does. */
  readonly sense: string | null;
}

/**
 * Every dictionary word of a story, in story order, spelled exactly as in the dictionary: "However," at the start of a
 * sentence is not the keyword "however" (docs/contract.md §2). Names are left out: words with a capital inside a sentence
 * but none in the dictionary.
 */
export function findKeywordCandidates(
  sentences: readonly SentencePair[],
  words: Dictionary,
): KeywordCandidate[] {
  const names = findNames(sentences);
  return sentences.flatMap((sentence, sentenceIndex) =>
    [...new Set(tokenizePlain(sentence.en))].flatMap((word) =>
      words
        .findEntries(word)
        .filter(({ form }) => form === word && !names.has(word))
        .map((entry) => ({
          entry,
          word,
          sentenceIndex,
          sense: entry.row.senses.find((sense) => isSenseIn(sense, sentence.zh)) ?? null,
        })),
    ),
  );
}

/** How often each lemma (base form) occurs in a story, in any inflected form. */
export function countLemmas(sentences: readonly SentencePair[], words: Dictionary): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of sentences.flatMap(({ en }) => tokenizePlain(en))) {
    const lemmas = new Set(words.findEntries(token).map(({ row }) => row.lemma));
    for (const lemma of lemmas) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  }
  return counts;
}

/** Words that some sentence writes with a capital although they do not start it, in lower case. */
function findNames(sentences: readonly SentencePair[]): Set<string> {
  const names = new Set<string>();
  for (const { en } of sentences) {
    for (const match of en.matchAll(PLAIN_WORD)) {
      const startsSentence = /^"?$|[.!?]"? "?$|[,:] "$/.test(en.slice(0, match.index));
      if (/^[A-Z]/.test(match[0]) && !startsSentence) names.add(match[0].toLowerCase());
    }
  }
  return names;
}

/** Whether a sense occurs in a translation; its text in brackets, a final 的 or 地 and "…" may be missing. */
export function isSenseIn(sense: string, translation: string): boolean {
  const core = sense.replace(/[（(][^）)]*[）)]/g, '').replace(/[…~～]/g, '');
  const stem = core.length > 2 ? core.replace(/[的地]$/, '') : core;
  return stem !== '' && translation.includes(stem);
}
