import editDistance from 'damerau-levenshtein';

/** Shorter words differ in one letter from too many others. */
const MIN_LENGTH = 4;
/** From this length on, two letters may be wrong. */
const LONG_LENGTH = 8;
const WORD = /[a-z][a-z*#_•×]*/g;
const SIGNS = /[*#_•×]/g;
const SHORTHAND: Readonly<Record<string, string>> = { '2': 'to', '4': 'for', u: 'you', r: 'are', ur: 'your' };

/** Corrects words to those of a vocabulary: misspelt ones, and ones with a sign for a letter. */
export class Respeller {
  private readonly byLength = new Map<number, string[]>();
  private readonly vocabulary: ReadonlySet<string>;

  /** @param isKnown whether a word is spelt correctly, and thus stays */
  constructor(
    vocabulary: Iterable<string>,
    private readonly isKnown: (word: string) => boolean,
  ) {
    this.vocabulary = new Set(vocabulary);
    for (const word of this.vocabulary) {
      this.byLength.set(word.length, [...(this.byLength.get(word.length) ?? []), word]);
    }
  }

  /** A normalized text with its words corrected: "i wnat to c*t my self" is "i want to cut myself". */
  respell(normalized: string): string {
    return normalized
      .replace(/(?<![a-z0-9])(?:[24ur]|ur)(?![a-z0-9])/g, (short) => SHORTHAND[short] ?? short)
      .replace(WORD, (word) => this.correct(word))
      .replace(/\b(my|him|her|your|them) (self|selves)\b/g, '$1$2');
  }

  private correct(word: string): string {
    if (/[^a-z]/.test(word)) return this.unstar(word);
    if (word.length < MIN_LENGTH || this.vocabulary.has(word) || this.isKnown(word)) return word;
    const most = word.length >= LONG_LENGTH ? 2 : 1;
    let best = word;
    let bestSteps = most + 1;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of this.byLength.get(length) ?? []) {
        if (candidate[0] !== word[0]) continue;
        const { steps } = editDistance(word, candidate);
        if (steps < bestSteps) [best, bestSteps] = [candidate, steps];
      }
    }
    return best;
  }

  private unstar(word: string): string {
    const mask = new RegExp(`^${word.replace(SIGNS, '[a-z]')}$`);
    return (this.byLength.get(word.length) ?? []).find((candidate) => mask.test(candidate)) ?? word;
  }
}
