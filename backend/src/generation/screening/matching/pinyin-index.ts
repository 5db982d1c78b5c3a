import type { PinyinTerm } from '../lists/types.js';
import type { PinyinSyllable } from '../views/pinyin-view.js';

/** From this many syllables on, no other words sound the same by chance. */
const CERTAIN = 3;
/** Fewer letters of typed pinyin are English words as well. */
const SHORTEST_TYPED = 4;

/** Words that are recognised by their sound: typed in pinyin, wholly or in part, or with other characters. */
export class PinyinIndex {
  private readonly bySound = new Map<string, PinyinTerm[]>();

  constructor(terms: readonly PinyinTerm[]) {
    for (const term of terms) {
      const first = term.syllables[0] ?? '';
      this.bySound.set(first, [...(this.bySound.get(first) ?? []), term]);
    }
  }

  /** The categories of the words that are heard. */
  findCategories(heard: readonly PinyinSyllable[]): string[] {
    return heard.flatMap(({ syllable: sound }, at) =>
      (this.bySound.get(sound) ?? [])
        .filter((term) => matchesSyllables(term, heard.slice(at, at + term.syllables.length)))
        .map(({ category }) => category),
    );
  }
}

function matchesSyllables(
  { syllables: sounds, characters, rule: how }: PinyinTerm,
  heard: readonly PinyinSyllable[],
): boolean {
  if (heard.length < sounds.length || sounds.some((sound, at) => heard[at]?.syllable !== sound)) return false;
  const typed = heard.filter(({ character }) => character === null).length;
  if (typed === sounds.length) return sounds.join('').length >= SHORTEST_TYPED;
  if (typed > 0) return true;
  if (how === 'typed') return false;
  if (sounds.length >= CERTAIN) return true;
  return heard.some(({ character }, at) => character === characters[at]);
}
