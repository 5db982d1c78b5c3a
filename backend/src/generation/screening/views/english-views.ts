/** Leetspeak: signs in place of letters. A 1 may be i or l, so both are tried. */
const LEETSPEAK: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '+': 't',
};
/** A word with such signs inside or before its letters; those after the last letter are punctuation or a number. */
const LEETSPEAK_WORD =
  /[a-z0-9@$€+!|]*[0-9@$€+!|][a-z0-9@$€+!|]*[a-z]|[a-z][a-z@$0-9!|]*[0-9@$](?![a-z0-9])/g;
/** Three or more single letters. */
const SPELLED_OUT = /(?<![a-z0-9])[a-z](?:[^a-z0-9]+[a-z](?![a-z0-9])){2,}/g;
const SIGNS_INSIDE_WORD = /(?<=[a-z])[^a-z0-9\s\p{Script=Han}]+(?=[a-z])/gu;
const STRETCHED = /([a-z])\1{2,}/g;

/** The English words of a normalized text with a space around each; " " when it has none. */
export function englishWords(normalized: string): string {
  return ` ${normalized.replace(/[^a-z0-9]+/g, ' ').trim()} `.replace(/^ +$/, ' ');
}

/**
 * The English views of a normalized text: its words as they are, and as they read once leetspeak, spelled-out letters, signs
 * inside words and stretched letters are undone ("k1ll", "k i l l", "k-i-l-l", "kiiill"). Without duplicates.
 */
export function englishViews(normalized: string): string[] {
  const views = new Set([englishWords(normalized)]);
  for (const one of ['i', 'l']) {
    const joined = joinLetters(replaceLeetspeak(normalized, one));
    views.add(englishWords(joined.replace(STRETCHED, '$1$1')));
    views.add(englishWords(joined.replace(STRETCHED, '$1')));
  }
  return [...views].filter((view) => view !== ' ');
}

/** @param one the letter that replaces 1, ! and | */
function replaceLeetspeak(text: string, one: string): string {
  return text.replace(LEETSPEAK_WORD, (word) =>
    /[a-z]/.test(word)
      ? Array.from(word, (sign) => (/[1!|]/.test(sign) ? one : (LEETSPEAK[sign] ?? sign))).join('')
      : word,
  );
}

/** Joins letters that are spelled out or have signs between them: "k i l l", "k-i-l-l". */
export function joinLetters(text: string): string {
  return text.replace(SIGNS_INSIDE_WORD, '').replace(SPELLED_OUT, (letters) => {
    const word = letters.replace(/[^a-z]/g, '');
    // "I k i l l": the first letter may be a word of its own.
    return /^[ai]/.test(word) ? `${word} ${word.slice(1)}` : word;
  });
}
