import { pinyin } from 'pinyin-pro';
import type { LanguageData } from '../data/language-data.js';
import type { SearchText } from './word-index.js';

const HAN = /\p{Script=Han}/u;
/** Fewer letters of typed pinyin stand inside English words by chance. */
const SHORTEST_TYPED = 6;

/** Chinese words by their sound: syllables without tones, a space around each. */
const pinyinCache = new WeakMap<LanguageData, ReadonlyMap<string, string>>();

/**
 * The longest Chinese word by which a theme can be recognised that sounds like a part of the text: a wrong character
 * (孔龙 for 恐龙) or typed pinyin ("konglong"). Empty when there is none. Words of one syllable do not count.
 */
export function matchByPinyin({ text, words }: SearchText, data: LanguageData): string {
  const typed = HAN.test(text)
    ? ''
    : words
        .join('')
        .replace(/([zcs])h/g, '$1')
        .replace(/([aei]n)g/g, '$1');
  const syllables = HAN.test(text) ? syllablesOf(text) : '';
  let found = '';
  for (const [word, sound] of pinyinByWord(data)) {
    const joined = sound.replaceAll(' ', '');
    const heard = typed
      ? joined.length >= SHORTEST_TYPED && typed.includes(joined)
      : syllables.includes(sound);
    if (heard && word.length > found.length) found = word;
  }
  return found;
}

/** What is easily mixed up, in speech as in typing: 劲 jin and 颈 jing, 四 si and 十 shi. */
function mergeConfusableSounds(syllable: string): string {
  return syllable.replace(/^([zcs])h/, '$1').replace(/([aei]n)g$/, '$1');
}

function syllablesOf(text: string): string {
  return ` ${pinyin(text, { toneType: 'none', type: 'array' }).map(mergeConfusableSounds).join(' ')} `;
}

function pinyinByWord(data: LanguageData): ReadonlyMap<string, string> {
  const known = pinyinCache.get(data);
  if (known) return known;
  const words = [
    ...data.themes.flatMap(({ zh, weakZh }) => [...zh, ...weakZh]),
    ...data.topics.flatMap(({ matchZh }) => matchZh),
  ].filter((word) => word.length > 1 && HAN.test(word));
  const sounds = new Map(words.map((word) => [word, syllablesOf(word)]));
  pinyinCache.set(data, sounds);
  return sounds;
}
