/** Categories whose theme is answered with where to find help. */
export const HELP_CATEGORIES: ReadonlySet<string> = new Set(['self-harm', 'being-hurt']);

/**
 * Categories that a story is screened by too. The others are things that stories tell of without harm: a hunter's gun, a
 * bully who makes peace, a stolen necklace, a telephone number on a note (the patterns of real numbers count in stories too).
 */
export const STORY_CATEGORIES: ReadonlySet<string> = new Set([
  'self-harm',
  'sex',
  'drugs',
  'hate',
  'swearing',
  'gambling',
  'operator',
]);

export type ListLanguage = 'en' | 'zh';
export type TermKind = 'word' | 'stem' | 'phrase' | 'pattern';

/** One line of a list. */
export interface Term {
  /** The file's name: "violence"; "allow" for what is harmless after all. */
  readonly category: string;
  readonly language: ListLanguage;
  readonly kind: TermKind;
  readonly text: string;
}

/** Words that stand for each other in phrases, by language and name: "zh person". */
export type Groups = ReadonlyMap<string, readonly string[]>;

/**
 * When a sound is enough. `typed`: only in letters, wholly or in part, as ordinary words have the same sound (做爱 and 坐爱
 * in a poem). `some`: also in characters, if one of two is the word's own.
 */
export type PinyinRule = 'some' | 'typed';

/** A word that is also refused by its sound alone. */
export interface PinyinTerm {
  readonly category: string;
  readonly syllables: readonly string[];
  readonly characters: readonly string[];
  readonly rule: PinyinRule;
}

export interface TermLists {
  readonly terms: readonly Term[];
  readonly groups: Groups;
  readonly pinyinTerms: readonly PinyinTerm[];
}
