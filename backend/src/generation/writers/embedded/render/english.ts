/** "hour", "honest": an h that is not heard. */
const SILENT_H = /^(hour|honest|honou?r|heir)/i;
/** "unicorn", "use", "one", "European": a vowel letter that sounds like y or w. */
const CONSONANT_SOUND = /^(uni[cfoqtv]|us[eu]|one\b|once|eu|ukulele|ewe)/i;

/** A noun with its indefinite article: "a panda", "an apple", "an hour", "a uniform". */
export function withIndefiniteArticle(noun: string): string {
  const vowelSound = SILENT_H.test(noun) || (/^[aeiou]/i.test(noun) && !CONSONANT_SOUND.test(noun));
  return `${vowelSound ? 'an' : 'a'} ${noun}`;
}

/** Makes the first letter a capital, also behind an opening quote. */
export function capitalize(text: string): string {
  return text.replace(/^["']?[a-z]/, (start) => start.toUpperCase());
}

/** Whether what follows this text begins a sentence: the line's start, an opening quote, a full stop. */
export function endsSentence(before: string): boolean {
  return /^"?$|[.!?] "?$|, "$/.test(before);
}
