import { pinyin } from 'pinyin-pro';
import type { LanguageData } from '../data/language-data.js';
import type { SearchText } from './word-index.js';

const HAN = /\p{Script=Han}/u;
/** Shorter typed pinyin occurs inside English words by chance. */
const MIN_TYPED_LETTERS = 6;

/** The pinyin of each Chinese word, once for each data set: syllables without tones, a space around each. */
const pinyinCache = new WeakMap<LanguageData, ReadonlyMap<string, string>>();

/**
 * Fuzzy match by pronunciation: the longest Chinese word of the themes and topics that sounds like a part of the text,
 * which has a wrong character (孔龙 for 恐龙) or typed pinyin ("konglong"). Empty when there is none. Words of one syllable
 * do not count.
 */
export function matchByPinyin({ text, words }: SearchText, data: LanguageData): string {
  const hasHan = HAN.test(text);
  const typed = hasHan
    ? ''
    : words
        .join('')
        .replace(/([zcs])h/g, '$1')
        .replace(/([aei]n)g/g, '$1');
  const syllables = hasHan ? syllablesOf(text) : '';
  let longest = '';
  for (const [word, sound] of pinyinByWord(data)) {
    const letters = sound.replaceAll(' ', '');
    const matches = typed
      ? letters.length >= MIN_TYPED_LETTERS && typed.includes(letters)
      : syllables.includes(sound);
    if (matches && word.length > longest.length) longest = word;
  }
  return longest;
}

/** Merges initials and finals that are easily confused in speech and typing: 劲 jin and 颈 jing, 四 si and 十 shi. */
function mergeConfusableSounds(syllable: string): string {
  return syllable.replace(/^([zcs])h/, '$1').replace(/([aei]n)g$/, '$1');
}

function syllablesOf(text: string): string {
  return ` ${pinyin(text, { toneType: 'none', type: 'array' }).map(mergeConfusableSounds).join(' ')} `;
}

function pinyinByWord(data: LanguageData): ReadonlyMap<string, string> {
  const cached = pinyinCache.get(data);
  if (cached) return cached;
  const words = [
    ...data.themes.flatMap(({ zh, weakZh }) => [...zh, ...weakZh]),
    ...data.topics.flatMap(({ matchZh }) => matchZh),
  ].filter((word) => word.length > 1 && HAN.test(word));
  const sounds = new Map(words.map((word) => [word, syllablesOf(word)]));
  pinyinCache.set(data, sounds);
  return sounds;
}
