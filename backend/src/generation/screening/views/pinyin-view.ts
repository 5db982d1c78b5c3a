import { pinyin } from 'pinyin-pro';

/** One syllable of a text and the character it was written with; null for a syllable typed in letters. */
export interface PinyinSyllable {
  readonly syllable: string;
  readonly character: string | null;
}

const HAN = /\p{Script=Han}/u;
const MAX_SYLLABLE_LENGTH = 6;
/** Not a syllable: terms do not span it. */
const BREAK: PinyinSyllable = { syllable: '', character: null };

const INITIALS = 'b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ');
const FINALS =
  'a o e i u v ai ei ao ou an en ang eng ong er ia ie iao iu ian in iang ing iong ua uo uai ui uan un uang ue ve'.split(
    ' ',
  );
/** Finals that are syllables without an initial. */
const BARE_FINALS = 'a o e ai ei ao ou an en ang eng er'.split(' ');
/** Every combination of an initial and a final, some of which no word has. */
const SYLLABLES = new Set([
  ...INITIALS.flatMap((initial) => FINALS.map((final) => initial + final)),
  ...BARE_FINALS,
]);

/** The pinyin of a Chinese view, for characters and typed pinyin alike ("自sha", "zi sha"). */
export function pinyinView(chinese: string): PinyinSyllable[] {
  const syllables: PinyinSyllable[] = [];
  for (const [run] of chinese.matchAll(/\p{Script=Han}+|[a-z]+|[^a-z\p{Script=Han}]+/gu)) {
    if (HAN.test(run)) syllables.push(...transcribe(run));
    else if (/[a-z]/.test(run)) syllables.push(...(splitTypedPinyin(run)?.map(typed) ?? [BREAK]));
    else syllables.push(BREAK);
  }
  return syllables;
}

const typed = (syllable: string): PinyinSyllable => ({ syllable, character: null });

function transcribe(run: string): PinyinSyllable[] {
  const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true });
  return Array.from(run, (character, index) => ({ syllable: syllables[index] ?? '', character }));
}

/**
 * Splits letters into pinyin syllables, the longest first, with backtracking; null when they are not pinyin.
 * @param deadEnds positions from which no split reaches the end
 */
export function splitTypedPinyin(letters: string, deadEnds = new Set<number>(), start = 0): string[] | null {
  if (start === letters.length) return [];
  for (let length = Math.min(MAX_SYLLABLE_LENGTH, letters.length - start); length > 0; length -= 1) {
    const syllable = letters.slice(start, start + length);
    if (!SYLLABLES.has(syllable) || deadEnds.has(start + length)) continue;
    const rest = splitTypedPinyin(letters, deadEnds, start + length);
    if (rest) return [syllable, ...rest];
    deadEnds.add(start + length);
  }
  return null;
}
