import type { Grade } from '@storysprout/contracts/rules';

/** The limits of a grade's texts. Calibrated with `bench/level-calibration.mjs`; docs/level.md has the table. */
export interface LevelThresholds {
  /** Words of the list up to and including this grade count as known: the last grade of the band. */
  readonly knownGrade: number;
  /** Mean number of words in a sentence. */
  readonly meanSentenceLength: { readonly min: number; readonly max: number };
  /** In words. */
  readonly longestSentence: number;
  /** Subordinating words ("because", "which") in 100 words. */
  readonly subordinators: { readonly min: number; readonly max: number };
  /** Share of the sentences that have a past form. */
  readonly past: { readonly min: number; readonly max: number };
  /** Keywords that may be beyond the known words and the theme vocabulary. */
  readonly keywordsBeyond: number;
}

/** The minimum share of known words at every grade; below it a reader guesses more than reads. */
export const MIN_COVERAGE = 0.95;

const ANY_SHARE = { min: 0, max: 1 };

export const LEVEL_THRESHOLDS: Record<Grade, LevelThresholds> = {
  1: {
    knownGrade: 2,
    meanSentenceLength: { min: 3, max: 8 },
    longestSentence: 12,
    subordinators: { min: 0, max: 2 },
    past: { min: 0, max: 0.12 },
    keywordsBeyond: 0,
  },
  2: {
    knownGrade: 2,
    meanSentenceLength: { min: 3, max: 8.5 },
    longestSentence: 13,
    subordinators: { min: 0, max: 3 },
    past: { min: 0, max: 0.12 },
    keywordsBeyond: 0,
  },
  3: {
    knownGrade: 4,
    meanSentenceLength: { min: 4.5, max: 11.7 },
    longestSentence: 18,
    subordinators: { min: 0, max: 4.5 },
    past: ANY_SHARE,
    keywordsBeyond: 1,
  },
  4: {
    knownGrade: 4,
    meanSentenceLength: { min: 5, max: 12 },
    longestSentence: 20,
    subordinators: { min: 0, max: 5 },
    past: ANY_SHARE,
    keywordsBeyond: 1,
  },
  5: {
    knownGrade: 6,
    meanSentenceLength: { min: 6, max: 16.5 },
    longestSentence: 24,
    subordinators: { min: 0, max: 7 },
    past: ANY_SHARE,
    keywordsBeyond: 1,
  },
  6: {
    knownGrade: 6,
    meanSentenceLength: { min: 6.5, max: 18.5 },
    longestSentence: 26,
    subordinators: { min: 0, max: 8 },
    past: ANY_SHARE,
    keywordsBeyond: 1,
  },
  7: {
    knownGrade: 9,
    meanSentenceLength: { min: 8, max: 19 },
    longestSentence: 30,
    subordinators: { min: 0.4, max: 9 },
    past: { min: 0.3, max: 1 },
    keywordsBeyond: 2,
  },
  8: {
    knownGrade: 9,
    meanSentenceLength: { min: 8.5, max: 20 },
    longestSentence: 32,
    subordinators: { min: 0.4, max: 9 },
    past: { min: 0.3, max: 1 },
    keywordsBeyond: 2,
  },
  9: {
    knownGrade: 9,
    meanSentenceLength: { min: 9, max: 22 },
    longestSentence: 34,
    subordinators: { min: 0.4, max: 10 },
    past: { min: 0.3, max: 1 },
    keywordsBeyond: 2,
  },
};
