import { gradedDictionary } from '../../../language/dictionary/dictionary.js';
import { languageData } from '../../writers/embedded/embedded-engine.js';

let words: ReadonlySet<string> | undefined;

/** Chinese words of two or more characters that children use: the glosses of the graded words and the safe nouns. */
function everydayWords(): ReadonlySet<string> {
  words ??= new Set(
    [
      ...gradedDictionary().rows.flatMap(({ senses }) => senses),
      ...languageData().topics.flatMap(({ matchZh }) => matchZh),
    ].filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
  );
  return words;
}

const MAX_WORD_LENGTH = 4;

/**
 * Segmentation check: whether an everyday word overlaps the start or the end of a match. 兔子弹吉他 contains 子弹 ("bullet"),
 * but its 子 belongs to 兔子: a rabbit plays the guitar.
 * @param start of the match in the text
 * @param end behind the match
 */
export function overlapsEverydayWord(text: string, start: number, end: number): boolean {
  const everyday = everydayWords();
  for (let from = Math.max(0, start - MAX_WORD_LENGTH + 1); from < end; from += 1) {
    for (let to = from + 2; to <= Math.min(text.length, from + MAX_WORD_LENGTH); to += 1) {
      const overlapsStart = from < start && to > start && to < end;
      const overlapsEnd = from > start && to > end;
      if ((overlapsStart || overlapsEnd) && everyday.has(text.slice(from, to))) return true;
    }
  }
  return false;
}
