/** Something that can be found in a text by words of either language. */
export interface Findable {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** Lower case, one space between words, straight apostrophes: the form in which texts are compared. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** Both numbers of a regular English noun, whichever is given: "cat" and "cats", "berry" and "berries". */
function numbers(word: string): string[] {
  const forms = [word, `${word}s`];
  if (/(s|x|z|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/[^aeiou]ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

/** Whether a normalised text holds an English word, as a whole word, singular or plural. */
function hasEnglish(text: string, word: string): boolean {
  const letters = ` ${text.replace(/[^a-z0-9']+/g, ' ').replace(/'s\b/g, '')} `;
  return numbers(word).some((form) => letters.includes(` ${form} `));
}

/** The length of the longest word by which a normalised text names a thing; 0 when it does not. Chinese counts double. */
export function matchLength(text: string, thing: Findable): number {
  const english = thing.en.filter((word) => hasEnglish(text, word)).map((word) => word.length);
  const chinese = thing.zh.filter((word) => text.includes(word)).map((word) => word.length * 2);
  return Math.max(0, ...english, ...chinese);
}

/** The thing that a normalised text names by the longest word; null when it names none. */
export function findLongest<T>(
  text: string,
  things: readonly T[],
  wordsOf: (thing: T) => Findable,
): T | null {
  let best: T | null = null;
  let bestLength = 0;
  for (const thing of things) {
    const length = matchLength(text, wordsOf(thing));
    if (length > bestLength) {
      best = thing;
      bestLength = length;
    }
  }
  return best;
}
