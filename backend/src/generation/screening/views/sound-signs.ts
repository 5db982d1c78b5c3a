import { pinyin } from 'pinyin-pro';

/** The first of the private characters that stand for syllables. */
const FIRST_SIGN = 0xe000;
const signs = new Map<string, string>();

/** The character that stands for a pinyin syllable, the same for each word that sounds like it. */
export function signOf(syllable: string): string {
  const known = signs.get(syllable);
  if (known) return known;
  const sign = String.fromCharCode(FIRST_SIGN + signs.size);
  signs.set(syllable, sign);
  return sign;
}

/** A text, or a phrase of the lists, with each Chinese character replaced by the sign of its syllable. */
export const toSigns = (text: string): string =>
  text.replace(/\p{Script=Han}+/gu, (run) => syllablesOf(run).map(signOf).join(''));

/** The toneless syllables of Chinese characters, as they are read in context. */
export const syllablesOf = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true });
