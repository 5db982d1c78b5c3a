/** Signs that stand for letters. What 1 stands for is not certain: both are tried. */
const SIGNS: Readonly<Record<string, string>> = {
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
const SIGNED_WORD = /[a-z0-9@$€+!|]*[0-9@$€+!|][a-z0-9@$€+!|]*[a-z]|[a-z][a-z@$0-9!|]*[0-9@$](?![a-z0-9])/g;
/** Three or more letters, each alone. */
const SPELLED_OUT = /(?<![a-z0-9])[a-z](?:[^a-z0-9]+[a-z](?![a-z0-9])){2,}/g;
const INSIDE_WORD = /(?<=[a-z])[^a-z0-9\s\p{Script=Han}]+(?=[a-z])/gu;
const STRETCHED = /([a-z])\1{2,}/g;

/** The English words of a folded text, one space around each; " " when it has none. */
export function englishWords(folded: string): string {
  return ` ${folded.replace(/[^a-z0-9]+/g, ' ').trim()} `.replace(/^ +$/, ' ');
}

/**
 * The English words of a folded text as they stand, and as they read once signs for letters, letters set apart, signs
 * inside words and stretched letters are undone ("k1ll", "k i l l", "k-i-l-l", "kiiill"). Each reading once.
 */
export function englishViews(folded: string): string[] {
  const views = new Set([englishWords(folded)]);
  for (const one of ['i', 'l']) {
    const joined = join(readSigns(folded, one));
    views.add(englishWords(joined.replace(STRETCHED, '$1$1')));
    views.add(englishWords(joined.replace(STRETCHED, '$1')));
  }
  return [...views].filter((view) => view !== ' ');
}

function readSigns(text: string, one: string): string {
  return text.replace(SIGNED_WORD, (word) =>
    /[a-z]/.test(word)
      ? Array.from(word, (sign) => (/[1!|]/.test(sign) ? one : (SIGNS[sign] ?? sign))).join('')
      : word,
  );
}

function join(text: string): string {
  return text.replace(INSIDE_WORD, '').replace(SPELLED_OUT, (letters) => {
    const word = letters.replace(/[^a-z]/g, '');
    // "I k i l l": the first letter may be a word of its own.
    return /^[ai]/.test(word) ? `${word} ${word.slice(1)}` : word;
  });
}
