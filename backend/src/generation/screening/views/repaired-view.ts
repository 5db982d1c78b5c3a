import { syllablesOf } from './sound-signs.js';

/** One unit of a text: a character, or letters or a digit in place of one or more. */
interface Token {
  readonly text: string;
  /** The pinyin of a character; empty for letters and digits. */
  readonly syllable: string;
  readonly start: number;
}

/** Characters that are mistaken for each other by their looks, in groups. */
const LOOK_ALIKE = [
  '己已巳',
  '我找',
  '出岀',
  '失夫',
  '打扌',
  '杀刹',
  '园圆',
  '人入',
  '未末',
  '死亖',
  '自白',
  '活括',
];
const lookAlikes = new Map(
  LOOK_ALIKE.flatMap((group) => Array.from(group, (character) => [character, group])),
);
/** Digits that sound like syllables of the words. */
const DIGIT_SOUNDS: Readonly<Record<string, string>> = {
  '4': 'si',
  '0': 'ling',
  '7': 'qi',
  '8': 'ba',
  '5': 'wo',
};

let segmenter: Intl.Segmenter | undefined;

/**
 * Undoes wrong characters of the same sound or look, pinyin, initials and digits in words of a Chinese view: 自已, 家爆, z杀 and 想4
 * are 自己, 家暴, 自杀 and 想死. At least one character must be the word's own, and no other word may use a part of it
 * (电子杀虫 holds no 自杀). Null when nothing is disguised.
 */
export function repairedView(original: string, words: readonly string[]): string | null {
  const view = original.replaceAll('扌丁', '打');
  const tokens = tokenize(view);
  const insides = insidesOfWords(view);
  let repaired = view;
  for (const word of words) {
    for (let first = 0; first < tokens.length; first += 1) {
      const end = matchWord(tokens, first, word);
      const start = tokens[first]?.start ?? 0;
      if (end === null || insides.has(start) || insides.has(end)) continue;
      if (isWord(view.slice(start, end), insides, start)) continue;
      // Each word is repaired in its own place, as the lengths of the others change.
      repaired = repaired.replace(view.slice(start, end), word);
    }
  }
  return repaired === original ? null : repaired;
}

function tokenize(view: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: run, index } of view.matchAll(/\p{Script=Han}+|[a-z]+|[^\p{Script=Han}a-z]/gu)) {
    if (!/\p{Script=Han}/u.test(run)) tokens.push({ text: run, syllable: '', start: index });
    else {
      const syllables = syllablesOf(run);
      Array.from(run).forEach((text, at) =>
        tokens.push({ text, syllable: syllables[at] ?? '', start: index + at }),
      );
    }
  }
  return tokens;
}

/** The end of a disguised word that starts at a token; null when there is none, or the word itself. */
function matchWord(tokens: readonly Token[], first: number, word: string): number | null {
  const characters = Array.from(word);
  const syllables = wordSyllables(word);
  let own = 0;
  let at = first;
  for (let index = 0; index < characters.length; at += 1) {
    const token = tokens[at];
    if (!token) return null;
    if (token.text === characters[index]) own += 1;
    const length = coveredBy(token, characters, syllables, index);
    if (length === 0) return null;
    index += length;
  }
  const last = tokens[at - 1];
  return own >= 1 && own < characters.length && last ? last.start + last.text.length : null;
}

/** How many characters of a word, from an index, a token stands for. */
function coveredBy(
  { text, syllable }: Token,
  characters: readonly string[],
  syllables: readonly string[],
  index: number,
): number {
  const character = characters[index] ?? '';
  const sound = syllables[index] ?? '';
  if (
    text === character ||
    (syllable && soften(syllable) === soften(sound)) ||
    lookAlikes.get(text)?.includes(character)
  )
    return 1;
  if (text === sound || text === sound[0] || DIGIT_SOUNDS[text] === sound) return 1;
  const initials = syllables.slice(index, index + text.length).map((other) => other[0]);
  return text.length > 1 && text === initials.join('') ? text.length : 0;
}

/** Sounds that many speakers do not tell apart: n and ng at the end, z and zh, c and ch, s and sh at the start. */
const soften = (syllable: string): string => syllable.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n');

const soundsOfWords = new Map<string, readonly string[]>();
function wordSyllables(word: string): readonly string[] {
  const syllables = soundsOfWords.get(word) ?? syllablesOf(word);
  soundsOfWords.set(word, syllables);
  return syllables;
}

/** The positions inside words of a text, by the dictionary of the platform; 我 and 想 belong to no other word. */
function insidesOfWords(view: string): ReadonlySet<number> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const insides = new Set<number>();
  for (const { segment, index } of segmenter.segment(view)) {
    if (!/^\p{Script=Han}{2,}$/u.test(segment) || /^[我你他她想]|[我你他她]$/.test(segment)) continue;
    for (let at = 1; at < segment.length; at += 1) insides.add(index + at);
  }
  return insides;
}

/** Whether a text is one word of the dictionary. */
const isWord = (text: string, insides: ReadonlySet<number>, start: number): boolean =>
  Array.from(text, (_, at) => start + at)
    .slice(1)
    .every((position) => insides.has(position));
