import type { Term } from '../lists/types.js';

/** A word with signs in place of some letters: "f**k". */
const STARRED = /(?<![a-z*#_•×])[a-z]+[*#_•×]+[a-z]+(?:[*#_•×]+[a-z]+)*(?![a-z*#_•×])/g;
/** Words that may be several run together: "iwanttodie". */
const LONG_WORD = /[a-z]{10,}/g;
/** Shorter phrases stand inside words by chance once their spaces are gone. */
const SHORTEST_RUN = 8;
const SHOWN_LETTERS = 2;

/** The categories of English terms that are starred out or run together in a folded text. */
export function findObfuscatedTerms(folded: string, english: readonly Term[]): string[] {
  const starred = [...folded.matchAll(STARRED)].map(([word]) => word).filter(showsEnough);
  const long = folded.match(LONG_WORD) ?? [];
  if (starred.length === 0 && long.length === 0) return [];
  const masks = starred.map((word) => new RegExp(`^${word.replace(/[^a-z]/g, '[a-z]')}s?$`));
  return english
    .filter(({ text }) => {
      const run = text.replaceAll(' ', '');
      if (text.includes(' ')) return run.length >= SHORTEST_RUN && long.some((word) => word.includes(run));
      return masks.some((mask) => mask.test(text));
    })
    .map(({ category }) => category);
}

const showsEnough = (word: string): boolean => word.replace(/[^a-z]/g, '').length >= SHOWN_LETTERS;
