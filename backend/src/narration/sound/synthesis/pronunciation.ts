let entries: Promise<Record<string, string>> | undefined;

/** The phones of a word, in Flite's notation: from the CMU dictionary, else guessed from its letters. */
export type Pronounce = (word: string) => string[];

/** Loads the dictionary (135,000 words) on first use. */
export async function loadPronunciations(): Promise<Pronounce> {
  entries ??= import('cmu-pronouncing-dictionary').then(({ dictionary }) => dictionary);
  const dictionary = await entries;
  return (word) => {
    const plain = word.toLowerCase();
    const known = Object.hasOwn(dictionary, plain) ? dictionary[plain] : undefined;
    return (
      known?.toLowerCase().replace(/\d/g, '').split(' ') ?? [...plain.replace(/[^a-z]/g, '')].map(soundOf)
    );
  };
}

const LETTERS: Record<string, string> = {
  a: 'ae',
  c: 'k',
  e: 'eh',
  i: 'ih',
  j: 'jh',
  o: 'ow',
  q: 'k',
  u: 'ah',
  x: 'k',
};

/** A guess that maps vowels to vowels, which suffices for alignment. */
const soundOf = (letter: string): string => LETTERS[letter] ?? letter;
