/** The singular and plural forms of an English noun, given in either: "cat" and "cats", "berry" and "berries". */
export function nounForms(noun: string): string[] {
  return [noun, `${noun}s`, ...irregularPlurals(noun), ...singulars(noun)];
}

/** Plurals that are not formed by adding s. */
function irregularPlurals(noun: string): string[] {
  if (noun.endsWith('y') && !/[aeiou]y$/.test(noun)) return [`${noun.slice(0, -1)}ies`];
  if (noun.endsWith('man')) return [`${noun.slice(0, -3)}men`];
  if (noun.endsWith('fe')) return [`${noun.slice(0, -2)}ves`];
  if (noun.endsWith('f') && !noun.endsWith('ff')) return [`${noun.slice(0, -1)}ves`];
  return /(?:s|x|z|ch|sh|o)$/.test(noun) ? [`${noun}es`] : [];
}

function singulars(noun: string): string[] {
  if (noun.endsWith('men')) return [`${noun.slice(0, -3)}man`];
  if (!noun.endsWith('s') || noun.endsWith('ss')) return [];
  const forms = [noun.slice(0, -1)];
  if (noun.endsWith('ies')) forms.push(`${noun.slice(0, -3)}y`);
  if (noun.endsWith('ves')) forms.push(`${noun.slice(0, -3)}f`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(noun)) forms.push(noun.slice(0, -2));
  return forms;
}

/** "hour", "honest": a silent h. */
const SILENT_H = /^(hour|honest|honou?r|heir)/i;
/** "unicorn", "use", "one", "European": a vowel letter that is pronounced y or w. */
const CONSONANT_SOUND = /^(uni[cfoqtv]|us[eu]|one\b|once|eu|ukulele|ewe)/i;

/** A noun with its indefinite article: "a panda", "an apple", "an hour", "a uniform". */
export function withIndefiniteArticle(noun: string): string {
  const vowelSound = SILENT_H.test(noun) || (/^[aeiou]/i.test(noun) && !CONSONANT_SOUND.test(noun));
  return `${vowelSound ? 'an' : 'a'} ${noun}`;
}
