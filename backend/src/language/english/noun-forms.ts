/** Both numbers of an English noun, whichever is given: "cat" and "cats", "berry" and "berries", "scarf" and "scarves". */
export function nounForms(word: string): string[] {
  return [word, `${word}s`, ...pluralsOf(word), ...singularsOf(word)];
}

/** Plurals that are not made by adding s. */
function pluralsOf(word: string): string[] {
  if (word.endsWith('y') && !/[aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (word.endsWith('man')) return [`${word.slice(0, -3)}men`];
  if (word.endsWith('fe')) return [`${word.slice(0, -2)}ves`];
  if (word.endsWith('f') && !word.endsWith('ff')) return [`${word.slice(0, -1)}ves`];
  return /(?:s|x|z|ch|sh|o)$/.test(word) ? [`${word}es`] : [];
}

function singularsOf(word: string): string[] {
  if (word.endsWith('men')) return [`${word.slice(0, -3)}man`];
  if (!word.endsWith('s') || word.endsWith('ss')) return [];
  const singulars = [word.slice(0, -1)];
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) singulars.push(`${word.slice(0, -3)}f`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) singulars.push(word.slice(0, -2));
  return singulars;
}
