import type { Term } from '../lists/term-lists.js';

/** A word with signs instead of some letters: "f**k". */
const STARRED = /(?<![a-z*#_•×])[a-z]+[*#_•×]+[a-z]+(?:[*#_•×]+[a-z]+)*(?![a-z*#_•×])/g;
/** A word that may be several words run together: "iwanttodie". */
const LONG_WORD = /[a-z]{10,}/g;
/** Shorter phrases without their spaces occur inside words by chance. */
const MIN_RUN_LENGTH = 8;
const MIN_SHOWN_LETTERS = 2;

/** The categories of the English terms that a normalized text has starred out or run together. */
export function findObfuscatedTerms(normalized: string, englishTerms: readonly Term[]): string[] {
  const starred = [...normalized.matchAll(STARRED)].map(([word]) => word).filter(showsEnoughLetters);
  const longWords = normalized.match(LONG_WORD) ?? [];
  if (starred.length === 0 && longWords.length === 0) return [];
  const masks = starred.map((word) => new RegExp(`^${word.replace(/[^a-z]/g, '[a-z]')}s?$`));
  return englishTerms
    .filter(({ text }) => {
      const run = text.replaceAll(' ', '');
      if (text.includes(' '))
        return run.length >= MIN_RUN_LENGTH && longWords.some((word) => word.includes(run));
      return masks.some((mask) => mask.test(text));
    })
    .map(({ category }) => category);
}

const showsEnoughLetters = (word: string): boolean => word.replace(/[^a-z]/g, '').length >= MIN_SHOWN_LETTERS;
