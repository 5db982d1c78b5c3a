import type { ThemeWord } from '../../../../language/dictionary/theme-words.js';
import type { LadderLibrary } from '../ladders/ladder.js';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';

/** The four bands of authored plots; `bandOfGrade` maps grades to them. */
export type Band = 'a' | 'b' | 'c' | 'd';

/** One authored line of a plot: a template with slots, `{H} sees {A.a}.` */
export interface PlotLine extends SentencePair {
  /** Optional, marked `~`: may be left out to fit the length. */
  readonly droppable: boolean;
  /** Its line in the file, from 1. */
  readonly lineNumber: number;
}

/** A step of the plot, rendered with one of its variants. */
export interface Beat {
  readonly name: string;
  /** Marked `?`: may be left out, or rendered with its first two variants. */
  readonly optional: boolean;
  /** Set where two variants say the same in other words, and are never told together. */
  readonly isExclusive?: boolean;
  readonly variants: readonly (readonly PlotLine[])[];
}

/** `A=animal+grabs`: slot A takes an entry of the lexicon "animal" with the tag "grabs". */
export interface SlotRule {
  readonly slot: string;
  readonly lexicon: string;
  readonly tags: readonly string[];
  readonly lineNumber: number;
}

/** A parsed plot file. */
export interface Plot {
  /** Theme folder and file name: `zoo-trip/a-where-is-it`. */
  readonly id: string;
  readonly themeId: string;
  readonly band: Band;
  /** Path of the file, for error messages. */
  readonly file: string;
  readonly title: SentencePair;
  readonly slots: readonly SlotRule[];
  readonly beats: readonly Beat[];
  /** Set where somebody besides hero, friend and relative is "he" or "she". */
  readonly hasOtherPerson?: boolean;
}

/** A hero, a friend or a relative; both names. */
export interface Person extends SentencePair {
  readonly gender: 'f' | 'm';
}

/** A relative and the words of a theme that mean this relative. */
export interface Relative extends Person {
  readonly matchEn: readonly string[];
  readonly matchZh: readonly string[];
}

/** One row of a lexicon: a noun that can fill a slot. */
export interface LexiconEntry extends SentencePair {
  /** Null for an uncountable noun. */
  readonly plural: string | null;
  /** Chinese measure word; empty when there is none. */
  readonly measure: string;
  readonly tags: ReadonlySet<string>;
  /** What it is doing: "eating bamboo". */
  readonly ingPhrase: SentencePair | null;
  readonly facts: readonly SentencePair[];
}

/**
 * The role of a noun in a theme that names several: the subject; the setting ("a rainy day"), which is the subject when
 * there is no other; or company ("with Grandma", "happily"), which is rarely the subject.
 */
export type TopicRole = 'subject' | 'setting' | 'company';

/** A safe noun in the form that universal plots use after "about": "dinosaurs", "the moon", "fishing". */
export interface Topic extends SentencePair {
  /** Every English word for it, its own name included, in lower case. */
  readonly matchEn: readonly string[];
  readonly matchZh: readonly string[];
  /** Chinese words that mean it only when they are the whole theme: 马, because other words contain it. */
  readonly exactZh: readonly string[];
  readonly role: TopicRole;
}

/** The words by which a suggested theme is recognized. */
export interface ThemeAliases {
  readonly id: string;
  readonly en: readonly string[];
  readonly zh: readonly string[];
  /** Weak aliases: they count only when the theme names nothing else ("Dad" in "fishing with Dad"). */
  readonly weakEn: readonly string[];
  readonly weakZh: readonly string[];
}

/** The authored data that the engine reads from `backend/src/language`. */
export interface LanguageData {
  readonly plots: readonly Plot[];
  readonly lexicons: ReadonlyMap<string, readonly LexiconEntry[]>;
  readonly people: readonly Person[];
  readonly relatives: readonly Relative[];
  readonly topics: readonly Topic[];
  readonly themes: readonly ThemeAliases[];
  /** Words that the plots of a theme use beyond the graded list, by theme. */
  readonly themeWords: ReadonlyMap<string, readonly ThemeWord[]>;
  readonly ladders: LadderLibrary;
}

/** The lexicon entries that a slot rule allows. */
export function entriesForSlot(
  { lexicon, tags }: Pick<SlotRule, 'lexicon' | 'tags'>,
  { lexicons }: Pick<LanguageData, 'lexicons'>,
): readonly LexiconEntry[] {
  return (lexicons.get(lexicon) ?? []).filter((entry) => tags.every((tag) => entry.tags.has(tag)));
}
