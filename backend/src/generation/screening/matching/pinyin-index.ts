import type { PinyinTerm } from '../lists/term-lists.js';
import type { PinyinSyllable } from '../views/pinyin-view.js';

/** From this many syllables on, no other words sound the same by chance. */
const MIN_CERTAIN_SYLLABLES = 3;
/** Shorter typed pinyin may be an English word. */
const MIN_TYPED_LETTERS = 4;

/** Finds terms by pronunciation: typed in pinyin, wholly or in part, or written with other characters of the same sound. */
export class PinyinIndex {
  private readonly byFirstSyllable = new Map<string, PinyinTerm[]>();

  constructor(terms: readonly PinyinTerm[]) {
    for (const term of terms) {
      const first = term.syllables[0] ?? '';
      this.byFirstSyllable.set(first, [...(this.byFirstSyllable.get(first) ?? []), term]);
    }
  }

  /** The categories of the terms that a text contains. */
  findCategories(text: readonly PinyinSyllable[]): string[] {
    return text.flatMap(({ syllable }, index) =>
      (this.byFirstSyllable.get(syllable) ?? [])
        .filter((term) => matchesSyllables(term, text.slice(index, index + term.syllables.length)))
        .map(({ category }) => category),
    );
  }
}

function matchesSyllables(
  { syllables, characters, rule }: PinyinTerm,
  text: readonly PinyinSyllable[],
): boolean {
  const isSameSound = syllables.every((syllable, index) => text[index]?.syllable === syllable);
  if (text.length < syllables.length || !isSameSound) return false;
  const typedCount = text.filter(({ character }) => character === null).length;
  if (typedCount === syllables.length) return syllables.join('').length >= MIN_TYPED_LETTERS;
  if (typedCount > 0) return true;
  if (rule === 'typed') return false;
  if (syllables.length >= MIN_CERTAIN_SYLLABLES) return true;
  return text.some(({ character }, index) => character === characters[index]);
}
