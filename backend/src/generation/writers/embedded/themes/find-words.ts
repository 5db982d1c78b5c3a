/** Something that can be found in a text by words of either language. */
export interface Findable {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** A text prepared for finding words in it. */
export interface Searchable {
  /** Lower case, one space between words, straight apostrophes. */
  readonly text: string;
  /** Its English words with a space on each side of every one; " " when it has none. */
  readonly english: string;
}

/** Lower case, one space between words, straight apostrophes: the form in which texts are compared. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** Prepares a text for `findLongest` and `findAll`. */
export function searchable(raw: string): Searchable {
  const text = normalise(raw);
  const words = text.replace(/'s\b/g, '').match(/[a-z0-9']+/g) ?? [];
  return { text, english: ` ${words.join(' ')} ` };
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

/** Whether a word holds another that means something else: "teddy bear" and "bear", not "bears" and "bear". */
export function isMoreExact(word: string, part: string): boolean {
  return word.includes(part) && !numbers(part).includes(word);
}

/** Whether a text holds one of the English words as whole words, singular or plural. */
export function namesAny(text: Searchable, words: readonly string[]): boolean {
  return words.some((word) => hasEnglish(text, word));
}

/** Whether a text holds an English word (or a phrase) as whole words, singular or plural. */
function hasEnglish({ english }: Searchable, word: string): boolean {
  const phrase = word.replace(/[^a-z0-9']+/g, ' ');
  return english.length > 2 && numbers(phrase).some((form) => english.includes(` ${form} `));
}

/** A thing and the word by which a text names it. */
export interface Found<T> {
  readonly thing: T;
  readonly word: string;
}

/** Every word by which a text names one of the things, the longest first. Chinese counts double. */
function findEvery<T>(text: Searchable, things: readonly T[], wordsOf: (thing: T) => Findable): Found<T>[] {
  const found = things.flatMap((thing) => {
    const { en, zh } = wordsOf(thing);
    return [
      ...en.filter((word) => hasEnglish(text, word)).map((word) => ({ thing, word, length: word.length })),
      ...zh
        .filter((word) => text.text.includes(word))
        .map((word) => ({ thing, word, length: word.length * 2 })),
    ];
  });
  return found.sort((a, b) => b.length - a.length);
}

/** What a text names by the longest word, the first of several; null when it names none of the things. */
export function findLongest<T>(
  text: Searchable,
  things: readonly T[],
  wordsOf: (thing: T) => Findable,
): Found<T> | null {
  return findEvery(text, things, wordsOf)[0] ?? null;
}

/** All things that a text names; a word inside a longer one that was found does not count ("熊" in "熊猫"). */
export function findAll<T>(text: Searchable, things: readonly T[], wordsOf: (thing: T) => Findable): Set<T> {
  const taken: string[] = [];
  const named = new Set<T>();
  for (const { thing, word } of findEvery(text, things, wordsOf)) {
    if (taken.some((longer) => longer !== word && longer.includes(word))) continue;
    taken.push(word);
    named.add(thing);
  }
  return named;
}
