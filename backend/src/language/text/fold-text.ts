import { toSimplifiedChinese } from './simplify.js';

/** Letters of other alphabets that look like Latin ones, by what they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'вьβʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еєεҽᴇ',
  f: 'ғ',
  g: 'ɡɢ',
  h: 'нһʜ',
  i: 'іιıɪ',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: 'ӏʟ',
  m: 'мᴍ',
  n: 'пηɴ',
  o: 'оοσøᴏ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υцᴜ',
  v: 'νѵᴠ',
  w: 'ԝωшᴡ',
  x: 'хχ×',
  y: 'уүγʏ',
  z: 'ᴢ',
};
const latinOf = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])),
);

/** Pictures that stand for a thing which pupils' stories do without. */
const PICTURES: readonly (readonly [RegExp, string])[] = [
  [/\u{1f52a}|\u{1f5e1}/gu, ' dagger '],
  [/\u{1f52b}/gu, ' gun '],
  [/\u{1f4a3}/gu, ' bomb '],
  [/\u{1f6ac}/gu, ' cigarette '],
  [/[\u{1f37a}\u{1f37b}]/gu, ' beer '],
  [/[\u{1f377}\u{1f942}]/gu, ' wine '],
  [/[\u{1f378}\u{1f943}]/gu, ' whisky '],
  [/\u{1f3b0}/gu, ' slot machine '],
  [/\u{1f595}/gu, ' middle finger '],
];
const INVISIBLE = /[\p{Cf}\p{M}]/gu;
const APOSTROPHES = /['’‘`´ʼ]/g;
/** Letters in boxes and of flags, which no normal form turns into letters. */
const BOXED = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const BOXED_STARTS = [0x1_f1e6, 0x1_f170, 0x1_f150, 0x1_f130];

/**
 * A text without the disguises that hide letters: full width, capitals, accents, look-alikes of other alphabets, letters
 * in boxes, traditional characters, invisible characters. Spaces and punctuation stay.
 */
export function normalizeForScreening(text: string): string {
  let folded = text.normalize('NFKD').replace(INVISIBLE, '').toLowerCase().replace(APOSTROPHES, '');
  for (const [picture, word] of PICTURES) folded = folded.replace(picture, word);
  folded = folded
    .replace(BOXED, unbox)
    .replace(/[^\p{ASCII}\p{Script=Han}]/gu, (other) => latinOf.get(other) ?? other);
  return toSimplifiedChinese(folded.normalize('NFC'));
}

function unbox(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const start = BOXED_STARTS.find((first) => code >= first) ?? code;
  return String.fromCodePoint(0x61 + code - start);
}
