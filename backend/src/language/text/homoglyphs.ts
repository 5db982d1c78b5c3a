/** Homoglyphs: letters of other alphabets that look like a Latin letter, by that letter. */
const HOMOGLYPHS: Readonly<Record<string, string>> = {
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
const latinByHomoglyph = new Map(
  Object.entries(HOMOGLYPHS).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])),
);

/** Emoji of things that pupils' stories do without, and the word that the term lists have for each. */
const EMOJI_WORDS: readonly (readonly [RegExp, string])[] = [
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

/** Boxed letters and flag letters, which no Unicode normalization form turns into letters. */
const BOXED = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
/** The code points of the four boxed alphabets' first letters, highest first. */
const BOXED_STARTS = [0x1_f1e6, 0x1_f170, 0x1_f150, 0x1_f130];

/** Replaces homoglyphs and boxed letters by Latin letters, and emoji of unsuitable things by words. Expects lower case. */
export function replaceHomoglyphs(text: string): string {
  let replaced = text;
  for (const [emoji, word] of EMOJI_WORDS) replaced = replaced.replace(emoji, word);
  return replaced
    .replace(BOXED, unbox)
    .replace(/[^\p{ASCII}\p{Script=Han}]/gu, (other) => latinByHomoglyph.get(other) ?? other);
}

function unbox(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const start = BOXED_STARTS.find((first) => code >= first) ?? code;
  return String.fromCodePoint(0x61 + code - start);
}
