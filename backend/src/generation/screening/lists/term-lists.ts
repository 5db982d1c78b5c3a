/** Categories of themes that are answered with where to find help. */
export const HELP_CATEGORIES: ReadonlySet<string> = new Set([
  'self-harm',
  'being-hurt',
  'bullied',
  'running-away',
  'worthless',
]);

/**
 * Categories that stories are screened for. The others occur in harmless stories: a hunter's gun, a bully who makes peace, a
 * stolen necklace, a telephone number on a note (the patterns of real numbers count in stories too).
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
export type TermKind = 'word' | 'stem' | 'phrase' | 'pattern' | 'cues';

/** One row of a list. */
export interface Term {
  /** The name of its file, for example "violence"; "allow" for harmless phrases. */
  readonly category: string;
  readonly language: ListLanguage;
  readonly kind: TermKind;
  readonly text: string;
}

/** Interchangeable words of phrases, by language and group name: "zh person". */
export type Groups = ReadonlyMap<string, readonly string[]>;

/**
 * When the pronunciation is enough for a match. `typed`: only if typed in letters, wholly or in part, because ordinary words
 * sound the same. `some`: also in other characters, if one of two is the term's own.
 */
export type PinyinRule = 'some' | 'typed';

/** A term that is also matched by its pronunciation. */
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
  /** English words that pupils use inside Chinese sentences, with the Chinese ones that they stand for. */
  readonly mixedWords: ReadonlyMap<string, string>;
  /** Chinese words of distress that are recognized behind wrong characters, initials and digits. */
  readonly disguisedWords: readonly string[];
}
