import type { ThemeWord } from '../../../../language/dictionary/theme-words.js';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import type { Band, PlotLine } from '../data/language-data.js';
import type { Noun } from './noun.js';

/** `creature+!fish`: nouns of one of the kinds that have the tags and none of the excluded ones. */
export interface NounRule {
  readonly kinds: readonly string[];
  readonly tags: readonly string[];
  readonly excludedTags: readonly string[];
}

/** A condition of a line or variant: `[big]`, `[!N.loud]`, `[g7-8]`. */
export type Condition =
  | { readonly slot: 'T' | 'N'; readonly tag: string; readonly isNegated: boolean }
  | { readonly firstGrade: number; readonly lastGrade: number };

/** A line of a ladder: told for the nouns and grades that meet its conditions. */
export interface LadderLine extends PlotLine {
  readonly conditions: readonly Condition[];
}

/** A step of the story, told with one of its variants. */
export interface LadderBeat {
  readonly name: string;
  readonly optional: boolean;
  readonly variants: readonly (readonly LadderLine[])[];
}

/** One band of a ladder: a story with a slot for the theme's noun. */
export interface LadderPlot {
  /** `cannot-hide`. */
  readonly ladder: string;
  /** File name without extension: `a`, `d-letter`. */
  readonly name: string;
  readonly band: Band;
  readonly file: string;
  readonly title: SentencePair;
  /** The noun T that it is about; null for a topic without noun. */
  readonly noun: NounRule | null;
  /** The gentle topic that it is about instead: `failed-exam`. */
  readonly topic: string | null;
  /** A second noun N, for relations: what T is afraid of. */
  readonly secondNoun: NounRule | null;
  /** Fields that T must bring. */
  readonly needs: readonly string[];
  /** A story; `gentle` for grief and trouble; or a kind of text: `letter`. */
  readonly kind: string;
  /** The only grade that it is told in; null for all of the band. */
  readonly onlyGrade: number | null;
  readonly beats: readonly LadderBeat[];
}

/** The ladders and the nouns they can be about. */
export interface LadderLibrary {
  readonly plots: readonly LadderPlot[];
  readonly nouns: readonly Noun[];
  /** Words that a ladder uses beyond the graded list, by ladder. */
  readonly words: ReadonlyMap<string, readonly ThemeWord[]>;
}

export const EMPTY_LIBRARY: LadderLibrary = { plots: [], nouns: [], words: new Map() };

/** Whether a rule admits a noun. */
export const admits = (rule: NounRule, noun: Noun): boolean =>
  rule.kinds.includes(noun.kind) &&
  rule.tags.every((tag) => noun.tags.has(tag)) &&
  !rule.excludedTags.some((tag) => noun.tags.has(tag));

/** Whether a ladder's story can be about a noun: its rule admits it, and it brings what the story needs. */
export const canBeAbout = (plot: LadderPlot, noun: Noun): boolean =>
  plot.noun !== null &&
  admits(plot.noun, noun) &&
  plot.needs.every((field) => (field === 'one' ? noun.piece !== null : noun.fields.has(field)));
