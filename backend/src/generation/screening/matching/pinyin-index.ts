import type { SoundTerm } from '../lists/types.js';
import type { Heard } from '../views/pinyin-view.js';

/** From this many syllables on, no other words sound the same by chance. */
const CERTAIN = 3;
/** Fewer letters of typed pinyin are English words as well. */
const SHORTEST_TYPED = 4;

/** Words that are recognised by their sound: typed in pinyin, wholly or in part, or with other characters. */
export class SoundIndex {
  private readonly bySound = new Map<string, SoundTerm[]>();

  constructor(terms: readonly SoundTerm[]) {
    for (const term of terms) {
      const first = term.sounds[0] ?? '';
      this.bySound.set(first, [...(this.bySound.get(first) ?? []), term]);
    }
  }

  /** The categories of the words that are heard. */
  find(heard: readonly Heard[]): string[] {
    return heard.flatMap(({ sound }, at) =>
      (this.bySound.get(sound) ?? [])
        .filter((term) => isHeard(term, heard.slice(at, at + term.sounds.length)))
        .map(({ category }) => category),
    );
  }
}

function isHeard({ sounds, characters, how }: SoundTerm, heard: readonly Heard[]): boolean {
  if (heard.length < sounds.length || sounds.some((sound, at) => heard[at]?.sound !== sound)) return false;
  const typed = heard.filter(({ character }) => character === null).length;
  if (typed === sounds.length) return sounds.join('').length >= SHORTEST_TYPED;
  if (typed > 0) return true;
  if (how === 'typed') return false;
  if (sounds.length >= CERTAIN) return true;
  return heard.some(({ character }, at) => character === characters[at]);
}
