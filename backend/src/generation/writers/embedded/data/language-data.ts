import type { ThemeWord } from '../../../../language/dictionary/theme-words.js';
import type { Grade } from '@storysprout/contracts/rules';

/** The four bands of authored plots; `bandOfGrade` says which grades they serve. */
export type Band = 'a' | 'b' | 'c' | 'd';

/** An aligned pair: the same sentence in English and in Chinese. */
export interface SentencePair {
  readonly en: string;
  readonly zh: string;
}

/** One authored line of a plot, its slots not yet filled. */
export interface PlotLine extends SentencePair {
  /** May be left out to fit the length (`~`). */
  readonly droppable: boolean;
  /** Where it stands in its file, counted from 1. */
  readonly lineNumber: number;
}

/** A step of the story; one of its variants is told. */
export interface Beat {
  readonly name: string;
  /** May be left out, or tell its first two variants (`?`). */
  readonly optional: boolean;
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
  /** For messages: the path of the file. */
  readonly file: string;
  readonly title: SentencePair;
  readonly slots: readonly SlotRule[];
  readonly beats: readonly Beat[];
}

/** A hero, a friend or a relative. */
export interface Person extends SentencePair {
  readonly gender: 'f' | 'm';
}

/** A relative, and the words by which a theme asks for one. */
export interface Relative extends Person {
  readonly matchEn: readonly string[];
  readonly matchZh: readonly string[];
}

/** One row of a lexicon. */
export interface LexiconEntry extends SentencePair {
  /** Null for an uncountable noun. */
  readonly plural: string | null;
  readonly measure: string;
  readonly tags: ReadonlySet<string>;
  readonly ingPhrase: SentencePair | null;
  readonly facts: readonly SentencePair[];
}

/**
 * What part a noun plays in a theme that names several: its subject; its setting ("a rainy day"), which is the subject when
 * there is no other; or company ("with Grandma", "happily"), which hardly ever is.
 */
export type TopicRole = 'subject' | 'setting' | 'company';

/** A safe noun as a universal story speaks of it: "dinosaurs", "the moon", "fishing". */
export interface Topic extends SentencePair {
  /** Every English word that means it, itself included, in lower case. */
  readonly matchEn: readonly string[];
  readonly matchZh: readonly string[];
  /** Chinese words that mean it only when they are the whole theme: 马, which other words hold. */
  readonly exactZh: readonly string[];
  readonly role: TopicRole;
}

/** The words that lead to a suggested theme. */
export interface ThemeAliases {
  readonly id: string;
  readonly en: readonly string[];
  readonly zh: readonly string[];
  /** Words that lead to the theme only when the text names nothing else: "Dad" in "fishing with Dad". */
  readonly weakEn: readonly string[];
  readonly weakZh: readonly string[];
}

/** Everything the engine reads from `backend/src/language`. */
export interface LanguageData {
  readonly plots: readonly Plot[];
  readonly lexicons: ReadonlyMap<string, readonly LexiconEntry[]>;
  readonly people: readonly Person[];
  readonly relatives: readonly Relative[];
  readonly topics: readonly Topic[];
  readonly themes: readonly ThemeAliases[];
  /** Words of the plots of a theme beyond the graded list, by theme. */
  readonly themeWords: ReadonlyMap<string, readonly ThemeWord[]>;
}

/** Which persons and things a story is told with. */
export interface Bindings {
  readonly hero: Person;
  readonly friend: Person;
  readonly relative: Person;
  readonly entries: ReadonlyMap<string, LexiconEntry>;
  readonly topic: SentencePair | null;
}

/** A line with its slots filled, and the line it came from. */
export interface RenderedLine extends SentencePair {
  readonly source: PlotLine;
}

/**
 * How a theme was understood: `plot`, a suggested theme with plots of its own, whose story must show a thing that was
 * named; `topic`, a universal plot about a safe noun; `nearest`, nothing was recognised and a suggested theme stands in.
 */
export type ThemeMatch =
  | { readonly kind: 'plot'; readonly themeId: string; readonly shows: Topic | null }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'nearest'; readonly themeId: string };

/** What the engine is asked for. */
export interface EmbeddedStoryRequest {
  /** The pupil's theme as typed; none of it reaches the story except through the authored lists. */
  readonly theme: string;
  readonly grade: Grade;
  readonly seed: string;
  /** Fingerprints of the pupil's last stories, oldest first. */
  readonly recent: ReadonlySet<string>;
}

/** A finished story. */
export interface EmbeddedStory {
  readonly sentences: SentencePair[];
  readonly wordCount: number;
  readonly fingerprint: string;
  readonly plotId: string;
  readonly themeMatch: ThemeMatch;
}
