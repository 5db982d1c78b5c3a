import distanceOf from 'damerau-levenshtein';
import { gradedDictionary } from '../../../../language/dictionary/dictionary.js';
import type { LanguageData } from '../data/language-data.js';
import type { SearchText } from './word-index.js';

/** Shorter words have too many neighbours: "cot" may be "cat", "dog" is not "fog". */
const SHORTEST = 4;
/** From this length on two slips are forgiven. */
const LONG = 7;

const vocabularyCache = new WeakMap<LanguageData, ReadonlySet<string>>();

/**
 * A text with its unknown English words replaced by the nearest word that a theme can be recognised by:
 * "my litle dinasaur" as "my little dinosaur". Empty when there is nothing to put right.
 */
export function correctSpelling({ words, text }: SearchText, data: LanguageData): string {
  const vocabulary = vocabularyOf(data);
  const respelled = words.map((word) =>
    isKnown(word, vocabulary) ? word : (closestWord(word, vocabulary) ?? word),
  );
  if (respelled.join(' ') === words.join(' ')) return '';
  return [...respelled, text.replace(/[a-z0-9']+/g, ' ')].join(' ');
}

const isKnown = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  word.length < SHORTEST || vocabulary.has(word) || gradedDictionary().findEntries(word).length > 0;

function closestWord(word: string, vocabulary: ReadonlySet<string>): string | null {
  const allowed = word.length >= LONG ? 2 : 1;
  let [best, least] = [null as string | null, allowed + 1];
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > allowed || candidate.length < SHORTEST) continue;
    if (!haveSimilarStart(word, candidate)) continue;
    const { steps } = distanceOf(word, candidate);
    // The first letter is hardly ever wrong: it decides between neighbours.
    const score = steps + (candidate[0] === word[0] ? 0 : 0.5);
    if (score < least) [best, least] = [candidate, score];
  }
  return best;
}

/** Whether the first letters are the same, swapped, or one of them is missing: what is not is no slip. */
function haveSimilarStart(a: string, b: string): boolean {
  return a[0] === b[0] || a[0] === b[1] || a[1] === b[0] || a[1] === b[1];
}

/** Every word of the words by which themes and nouns are found, in the plural too. */
function vocabularyOf(data: LanguageData): ReadonlySet<string> {
  const known = vocabularyCache.get(data);
  if (known) return known;
  const words = [
    ...data.themes.flatMap(({ en, weakEn }) => [...en, ...weakEn]),
    ...data.topics.flatMap(({ matchEn }) => matchEn),
  ].flatMap((phrase) => phrase.split(/[^a-z']+/));
  const vocabulary = new Set(words);
  vocabularyCache.set(data, vocabulary);
  return vocabulary;
}
