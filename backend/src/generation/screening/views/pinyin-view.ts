import { pinyin } from 'pinyin-pro';
import { isSyllable } from './syllables.js';

/** One syllable of a text: how it sounds, and the character it was written with; typed in letters it has none. */
export interface PinyinSyllable {
  readonly syllable: string;
  readonly character: string | null;
}

const HAN = /\p{Script=Han}/u;
const LONGEST_SYLLABLE = 6;
/** No syllable: words do not reach across it. */
const BREAK: PinyinSyllable = { syllable: '', character: null };

/** The syllables of a Chinese view, characters and typed pinyin alike ("自sha", "zi sha"). */
export function pinyinView(chinese: string): PinyinSyllable[] {
  const heard: PinyinSyllable[] = [];
  for (const [run] of chinese.matchAll(/\p{Script=Han}+|[a-z]+|[^a-z\p{Script=Han}]+/gu)) {
    if (HAN.test(run)) heard.push(...charactersOf(run));
    else if (/[a-z]/.test(run)) heard.push(...(syllablesOf(run)?.map(typed) ?? [BREAK]));
    else heard.push(BREAK);
  }
  return heard;
}

const typed = (syllable: string): PinyinSyllable => ({ syllable, character: null });

function charactersOf(run: string): PinyinSyllable[] {
  const characters = Array.from(run);
  const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true });
  return characters.map((character, index) => ({ syllable: syllables[index] ?? '', character }));
}

/** Letters as pinyin syllables, the longest first; null when they are none. */
function syllablesOf(letters: string, dead = new Set<number>(), from = 0): string[] | null {
  if (from === letters.length) return [];
  for (let length = Math.min(LONGEST_SYLLABLE, letters.length - from); length > 0; length -= 1) {
    const syllable = letters.slice(from, from + length);
    if (!isSyllable(syllable) || dead.has(from + length)) continue;
    const rest = syllablesOf(letters, dead, from + length);
    if (rest) return [syllable, ...rest];
    dead.add(from + length);
  }
  return null;
}
