import type { Grade } from '@storysprout/contracts/rules';
import { pick, type Random } from '../../../seeded-random.js';
import { bandOfGrade } from '../data/bands.js';
import type { LanguageData, Plot } from '../data/language-data.js';
import { admits, canBeAbout, type LadderPlot } from './ladder.js';
import { lowerLadder } from './lower-ladder.js';

import type { Noun } from './noun.js';
import type { LadderTheme } from './read-ladder-theme.js';

/** The plots that tell a theme at a grade, before their nouns are filled in. */
export function ladderPlotsFor(data: LanguageData, theme: LadderTheme, grade: Grade): LadderPlot[] {
  const band = bandOfGrade(grade);
  return data.ladders.plots.filter(
    (plot) =>
      theme.ladders.includes(plot.ladder) &&
      plot.band === band &&
      (plot.onlyGrade === null || plot.onlyGrade === grade) &&
      (theme.noun === null || canBeAbout(plot, theme.noun)),
  );
}

/** The nouns that can be the second one of a plot. */
export const secondNounsFor = (data: LanguageData, plot: LadderPlot, noun: Noun | null): Noun[] =>
  plot.secondNoun === null
    ? []
    : data.ladders.nouns.filter(
        (second) => second !== noun && second.zh !== noun?.zh && admits(plot.secondNoun!, second),
      );

/** Fills a theme's nouns into a plot; a second noun that the theme does not name is chosen. */
export function tellPlot(
  data: LanguageData,
  plot: LadderPlot,
  theme: LadderTheme,
  grade: Grade,
  random: Random,
): Plot | null {
  const others = secondNounsFor(data, plot, theme.noun);
  const N = theme.secondNoun ?? (others.length > 0 ? pick(random, others) : null);
  return lowerLadder(plot, grade, { T: theme.noun, N });
}
