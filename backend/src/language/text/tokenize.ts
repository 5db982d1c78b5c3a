/**
 * Tokenizers: they split English text into words. The variants differ in what belongs to a word, because authored text has
 * straight apostrophes alone while a provider may write curly ones, and a level counts numbers too.
 */

/** A word with inner hyphens and straight apostrophes: "well-known", "don't". For `matchAll`, where positions are needed. */
export const PLAIN_WORD = /[A-Za-z]+(?:[-'][A-Za-z]+)*/g;
/** A word or a number with inner punctuation: "don’t", "7:30", "3.5". */
export const WORD_OR_NUMBER = /[A-Za-z0-9]+(?:[’'.,:-][A-Za-z0-9]+)*/g;

/** The words of a text, inner hyphens and straight or curly apostrophes included. */
export const tokenize = (text: string): string[] => text.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g) ?? [];

/** The words of a text; a curly apostrophe separates words. */
export const tokenizePlain = (text: string): string[] => text.match(PLAIN_WORD) ?? [];

/** The words and numbers of a text. */
export const tokenizeWithNumbers = (text: string): string[] => text.match(WORD_OR_NUMBER) ?? [];

/** The words of a text in lower case, hyphens and straight apostrophes included: the form of a vocabulary. */
export const tokenizeLowerCase = (text: string): string[] =>
  text.toLowerCase().match(/[a-z']+(?:-[a-z']+)*/g) ?? [];

/** Whether a text has a word as written, not only as a part of a longer word. */
export function containsWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])`).test(text);
}
