import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRADES, LENGTH_RANGES, type Grade, type LengthRange } from '@storysprout/contracts/rules';
import { DataError } from '../../../../language/data-error.js';
import { chooseKeywords } from '../../../keywords/choose-keywords.js';
import { judgeLevel } from '../../../level/judge-level.js';
import { createRandom, pick } from '../../../seeded-random.js';
import { bandOfGrade, UNIVERSAL_THEME } from '../data/bands.js';
import type { LanguageData, Plot } from '../data/language-data.js';
import { parsePlot } from '../data/parse-plot.js';
import { readLists } from '../load-language-data.js';
import { bindSlots } from '../render/bind-slots.js';
import { reachableLengths } from '../render/fit-length.js';
import { beatChoices, renderPlot } from '../render/render-plot.js';
import type { Bindings, RenderedLine } from '../render/rendered-story.js';
import { findPlotErrors } from '../render/validate-plot.js';
import { collectThemeVocabulary } from '../themes/theme-vocabulary.js';

/** The minimum share of a grade's lengths that a plot must reach; `language-data.test.ts` tests it with more bindings. */
const MIN_REACHABLE = 0.7;

/** A story of one length, for the author to read. */
export interface StoryPreview {
  readonly length: 'shortest' | 'median' | 'longest';
  readonly words: number;
  readonly lines: readonly RenderedLine[];
  /** What the level judge criticizes; single stories may be rejected, most must not. */
  readonly levelProblems: readonly string[];
}

/** The stories of a plot at one grade. */
export interface GradePreview {
  readonly grade: Grade;
  readonly range: LengthRange;
  /** The number of lengths of the range that the plot can have. */
  readonly reachable: number;
  readonly stories: readonly StoryPreview[];
}

/** The result of checking one plot file. */
export interface PlotReport {
  readonly file: string;
  /** One-line messages that start with `file:line:`. */
  readonly errors: readonly string[];
  /** Null when the file cannot be parsed. */
  readonly plot: Plot | null;
  /** Empty when there are errors. */
  readonly grades: readonly GradePreview[];
}

/**
 * Checks plot files for their authors and previews their stories.
 * @param directory the `language` folder
 * @param files paths relative to it
 * @param seed of the bindings: another seed gives other persons and things
 * @throws DataError when a list (lexicon, people, theme words) has an error
 */
export function reportPlots(directory: string, files: readonly string[], seed: string): PlotReport[] {
  const lists = readLists(directory);
  return files.map((file) => {
    try {
      const plot = parsePlot(readFileSync(join(directory, file), 'utf8'), file);
      const errors = findPlotErrors(plot, lists).map(({ message }) => message);
      const grades = errors.length > 0 ? [] : previewPlot(plot, { ...lists, plots: [plot] }, seed);
      return { file, plot, grades, errors: [...errors, ...findLengthErrors(file, grades)] };
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { file, plot: null, grades: [], errors: [error.message] };
    }
  });
}

function findLengthErrors(file: string, grades: readonly GradePreview[]): string[] {
  return grades.flatMap(({ grade, range, reachable }) => {
    const all = range.max - range.min + 1;
    return reachable / all < MIN_REACHABLE
      ? [
          `${file}:1: grade ${grade}: reaches ${reachable} of ${all} lengths from ${range.min} to ${range.max} words`,
        ]
      : [];
  });
}

function previewPlot(plot: Plot, data: LanguageData, seed: string): GradePreview[] {
  const bindings = bindingsFor(plot, data, seed);
  const theme = bindings.topic?.zh ?? plot.themeId;
  return GRADES.filter((grade) => bandOfGrade(grade) === plot.band).map((grade) => {
    const range = LENGTH_RANGES[grade];
    const lengths = reachableLengths(beatChoices(plot, bindings), range);
    const shown = [
      ['shortest', lengths[0]],
      ['median', lengths[Math.floor(lengths.length / 2)]],
      ['longest', lengths.at(-1)],
    ] as const;
    const stories = shown.flatMap(([length, words]) => {
      if (words === undefined) return [];
      const random = createRandom(`${plot.id} ${seed} ${words}`);
      const lines = renderPlot(plot, bindings, { min: words, max: words }, random);
      if (!lines) return [];
      return [{ length, words, lines, levelProblems: findLevelProblems(lines, theme, data, grade) }];
    });
    return { grade, range, reachable: lengths.length, stories };
  });
}

function bindingsFor(plot: Plot, data: LanguageData, seed: string): Bindings {
  const random = createRandom(`${plot.id} ${seed}`);
  const topic = plot.themeId === UNIVERSAL_THEME ? pick(random, data.topics) : null;
  return bindSlots(plot, data, {
    random,
    topic,
    preferredEntries: new Set(),
    preferredRelatives: new Set(),
  });
}

function findLevelProblems(
  lines: readonly RenderedLine[],
  theme: string,
  data: LanguageData,
  grade: Grade,
): readonly string[] {
  const themeVocabulary = collectThemeVocabulary(data, theme, grade);
  const keywords = chooseKeywords(lines, { grade, seed: theme, themeVocabulary });
  const sentences = lines.map(({ en }) => en);
  return judgeLevel({ sentences, keywords: keywords.map(({ word }) => word), themeVocabulary }, grade)
    .reasons;
}
