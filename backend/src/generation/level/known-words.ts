import { gradedDictionary, type Dictionary } from '../../language/dictionary/dictionary.js';
import type { GradedWord } from '../../language/dictionary/graded-words.js';

/** What the apostrophe hides: "don't" is "do", "it's" is "it", "Tom's" is "Tom". */
const CLITIC = /(?:n't|'(?:s|re|ve|ll|d|m))$|'$/;

/** Tells which words a pupil of a grade is expected to know: the cumulative list and words given with a theme. */
export class KnownWords {
  private readonly seen = new Map<string, boolean>();

  /**
   * @param grade words up to and with it are known
   * @param own words that a theme brings along, in lower case
   */
  constructor(
    private readonly grade: number,
    private readonly own: ReadonlySet<string>,
    private readonly words: Dictionary = gradedDictionary(),
  ) {}

  /** Whether a word as it stands in a text is known, in whatever form; a compound is if its parts are. */
  has(token: string): boolean {
    const word = token.toLowerCase().replace('’', "'");
    const seen = this.seen.get(word) ?? this.lookUp(word);
    this.seen.set(word, seen);
    return seen;
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
    if (this.own.has(word)) return true;
    const entries = this.words.findEntries(word);
    if (entries.some(({ row }) => this.isKnownRow(row))) return true;
    // "stuck" is understood by who knows a stick, "can't" by who knows "can".
    return this.words
      .irregularLemmasOf(word)
      .some(
        (head) => this.own.has(head) || this.words.findEntries(head).some(({ row }) => this.isKnownRow(row)),
      );
  }

  private isKnownRow({ grade, pos, lemma: word }: GradedWord): boolean {
    return grade <= this.grade || pos === 'num' || this.own.has(word.toLowerCase());
  }
}

const cache = new WeakMap<ReadonlySet<string>, Map<number, KnownWords>>();

/** The known words of a grade and a theme's own; the same sets are looked up again and again. */
export function knownWords(grade: number, own: ReadonlySet<string>): KnownWords {
  const byGrade = cache.get(own) ?? new Map<number, KnownWords>();
  cache.set(own, byGrade);
  const known = byGrade.get(grade) ?? new KnownWords(grade, own);
  byGrade.set(grade, known);
  return known;
}

/** What a word may be a regular form or an easy derivation of: "rained" of "rain", "leader" of "lead", "sadly" of "sad". */
function stemsOf(word: string): string[] {
  return STEMMING.filter(([ending]) => word.length > ending.length + 2 && word.endsWith(ending)).flatMap(
    ([ending, replacement]) => {
      const stem = word.slice(0, -ending.length) + replacement;
      return /([bdgklmnprt])\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem];
    },
  );
}

/** Endings and what stands in their place in the head word; a doubled consonant is undone. */
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

/** Whether a word as it stands in a text can only be the past of a verb. */
export function isPastForm(token: string, words: Dictionary = gradedDictionary()): boolean {
  const entries = words.findEntries(token.toLowerCase().replace(/n[’']t$/, ''));
  return entries.length > 0 && entries.every(({ inflection: kind }) => kind === 'past');
}
