import editDistance from 'damerau-levenshtein';
import { gradedDictionary } from '../../../../language/dictionary/dictionary.js';
import type { LanguageData } from '../data/language-data.js';
import type { SearchText } from './word-index.js';

/** Shorter words have too many neighbours: "cot" may be "cat", but "dog" is not "fog". */
const MIN_LENGTH = 4;
/** From this length on, two edits are allowed instead of one. */
const LONG_WORD = 7;

const vocabularyCache = new WeakMap<LanguageData, ReadonlySet<string>>();

/**
 * Corrects misspelt English: unknown words are replaced by the word with the smallest edit distance (Damerau-Levenshtein)
 * among those by which a theme can be recognized: "my litle dinasaur" becomes "my little dinosaur". Empty when there is
 * nothing to correct.
 */
export function correctSpelling({ words, text }: SearchText, data: LanguageData): string {
  const vocabulary = searchVocabulary(data);
  const corrected = words.map((word) =>
    isKnown(word, vocabulary) ? word : (closestWord(word, vocabulary) ?? word),
  );
  if (corrected.join(' ') === words.join(' ')) return '';
  return [...corrected, text.replace(/[a-z0-9']+/g, ' ')].join(' ');
}

const isKnown = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  word.length < MIN_LENGTH || vocabulary.has(word) || gradedDictionary().findEntries(word).length > 0;

function closestWord(word: string, vocabulary: ReadonlySet<string>): string | null {
  const maxEdits = word.length >= LONG_WORD ? 2 : 1;
  let [best, lowest] = [null as string | null, maxEdits + 1];
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > maxEdits || candidate.length < MIN_LENGTH) continue;
    if (!haveSimilarStart(word, candidate)) continue;
    const { steps } = editDistance(word, candidate);
    // The first letter is rarely wrong: it decides between neighbours.
    const score = steps + (candidate[0] === word[0] ? 0 : 0.5);
    if (score < lowest) [best, lowest] = [candidate, score];
  }
  return best;
}

/** Whether the first letters are equal, swapped, or one of them is missing; other starts are no typing mistake. */
function haveSimilarStart(a: string, b: string): boolean {
  return a[0] === b[0] || a[0] === b[1] || a[1] === b[0] || a[1] === b[1];
}

/** Every English word of the theme aliases and the topics, plurals included. */
function searchVocabulary(data: LanguageData): ReadonlySet<string> {
  const cached = vocabularyCache.get(data);
  if (cached) return cached;
  const words = [
    ...data.themes.flatMap(({ en, weakEn }) => [...en, ...weakEn]),
    ...data.topics.flatMap(({ matchEn }) => matchEn),
  ].flatMap((phrase) => phrase.split(/[^a-z']+/));
  const vocabulary = new Set(words);
  vocabularyCache.set(data, vocabulary);
  return vocabulary;
}
