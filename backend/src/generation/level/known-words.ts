import { gradedDictionary, type Dictionary } from '../../language/dictionary/dictionary.js';
import type { GradedWord } from '../../language/dictionary/graded-words.js';

/** A clitic: "don't" is "do", "it's" is "it", "Tom's" is "Tom" without it. */
const CLITIC = /(?:n't|'(?:s|re|ve|ll|d|m))$|'$/;

/** The words that a pupil of a grade is expected to know: the graded list up to the grade, and a theme's vocabulary. */
export class KnownWords {
  private readonly cache = new Map<string, boolean>();

  /**
   * @param grade the last grade whose words are known
   * @param themeVocabulary in lower case
   */
  constructor(
    private readonly grade: number,
    private readonly themeVocabulary: ReadonlySet<string>,
    private readonly words: Dictionary = gradedDictionary(),
  ) {}

  /** Whether a token of a text is known, in any inflected form; a compound is known if its parts are. */
  has(token: string): boolean {
    const word = token.toLowerCase().replace('’', "'");
    const isKnown = this.cache.get(word) ?? this.lookUp(word);
    this.cache.set(word, isKnown);
    return isKnown;
  }

  private lookUp(word: string): boolean {
    if (/^\d/.test(word) || this.isListed(word)) return true;
    const bare = word.replace(CLITIC, '');
    if (bare !== word && bare !== '' && this.isListed(bare)) return true;
    const parts = word.split('-');
    return parts.length > 1 && parts.every((part) => part === '' || this.has(part));
  }

  private isListed(word: string): boolean {
    return this.isKnownForm(word) || stemsOf(word).some((stem) => this.isKnownForm(stem));
  }

  private isKnownForm(word: string): boolean {
    if (this.themeVocabulary.has(word)) return true;
    const entries = this.words.findEntries(word);
    if (entries.some(({ row }) => this.isKnownRow(row))) return true;
    // A pupil who knows "stick" understands "stuck"; one who knows "can" understands "can't".
    return this.words
      .irregularLemmasOf(word)
      .some(
        (lemma) =>
          this.themeVocabulary.has(lemma) ||
          this.words.findEntries(lemma).some(({ row }) => this.isKnownRow(row)),
      );
  }

  private isKnownRow({ grade, pos, lemma }: GradedWord): boolean {
    return grade <= this.grade || pos === 'num' || this.themeVocabulary.has(lemma.toLowerCase());
  }
}

const cache = new WeakMap<ReadonlySet<string>, Map<number, KnownWords>>();

/** The known words of a grade and a theme vocabulary, cached by both. */
export function knownWords(grade: number, themeVocabulary: ReadonlySet<string>): KnownWords {
  const byGrade = cache.get(themeVocabulary) ?? new Map<number, KnownWords>();
  cache.set(themeVocabulary, byGrade);
  const known = byGrade.get(grade) ?? new KnownWords(grade, themeVocabulary);
  byGrade.set(grade, known);
  return known;
}

/** Stemming: the words of which a word may be a regular form or a simple derivation: "rain" for "rained", "lead" for "leader". */
function stemsOf(word: string): string[] {
  return STEMMING.filter(([ending]) => word.length > ending.length + 2 && word.endsWith(ending)).flatMap(
    ([ending, replacement]) => {
      const stem = word.slice(0, -ending.length) + replacement;
      return /([bdgklmnprt])\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem];
    },
  );
}

/** Endings and their replacement in the lemma; a doubled consonant is undone. */
const STEMMING: readonly (readonly [ending: string, replacement: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['ier', 'y'],
  ['ers', ''],
  ['ers', 'e'],
  ['est', ''],
  ['est', 'e'],
  ['iest', 'y'],
  ['ly', ''],
  ['ily', 'y'],
  ['ly', 'le'],
];

/** Whether a token of a text can only be the past form of a verb. */
export function isPastForm(token: string, words: Dictionary = gradedDictionary()): boolean {
  const entries = words.findEntries(token.toLowerCase().replace(/n[’']t$/, ''));
  return entries.length > 0 && entries.every(({ inflection: kind }) => kind === 'past');
}
