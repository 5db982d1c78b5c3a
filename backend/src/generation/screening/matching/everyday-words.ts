import { gradedDictionary } from '../../../language/dictionary/dictionary.js';
import { languageData } from '../../writers/embedded/embedded-engine.js';

let words: ReadonlySet<string> | undefined;

/** Chinese words of two characters and more that children use: the meanings of the graded words and the safe nouns. */
export function everydayWords(): ReadonlySet<string> {
  words ??= new Set(
    [
      ...gradedDictionary().rows.flatMap(({ senses }) => senses),
      ...languageData().topics.flatMap(({ matchZh }) => matchZh),
    ].filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
  );
  return words;
}

const LONGEST = 4;

/**
 * Whether an everyday word takes a part of what was found, and more: 兔子弹吉他 holds 子弹 ("bullet"), but the 子 belongs
 * to 兔子; what remains is a rabbit that plays the guitar.
 * @param start of what was found in the text, `end` behind it
 */
export function overlapsEverydayWord(text: string, start: number, end: number): boolean {
  const everyday = everydayWords();
  for (let from = Math.max(0, start - LONGEST + 1); from < end; from += 1) {
    for (let to = from + 2; to <= Math.min(text.length, from + LONGEST); to += 1) {
      const takesStart = from < start && to > start && to < end;
      const takesEnd = from > start && to > end;
      if ((takesStart || takesEnd) && everyday.has(text.slice(from, to))) return true;
    }
  }
  return false;
}
