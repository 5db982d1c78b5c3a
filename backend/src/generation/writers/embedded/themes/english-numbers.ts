/** "snowman" and "snowmen", "scarf" and "scarves". */
const VOWEL_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/man$/, 'men'],
  [/men$/, 'man'],
  [/(?<!f)fe?$/, 'ves'],
  [/ves$/, 'f'],
];

/** Both numbers of an English noun, whichever is given: "cat" and "cats", "berry" and "berries". */
export function englishNumbers(word: string): string[] {
  const forms = [word, `${word}s`];
  if (/(s|x|z|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/[^aeiou]ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  for (const [end, other] of VOWEL_CHANGES) if (end.test(word)) forms.push(word.replace(end, other));
  return forms;
}
