import { normalizeForSearch } from '../../../../language/text/normalize-text.js';
import { createRandom } from '../../../seeded-random.js';
import { bandOfGrade, UNIVERSAL_THEME } from '../data/bands.js';
import type { LanguageData, Plot } from '../data/language-data.js';
import { ladderPlotsFor, tellPlot } from '../ladders/ladder-plots.js';
import { plotIdOf } from '../ladders/lower-ladder.js';
import type { ThemeMatch } from '../themes/resolve-theme.js';
import { plotIdOfFingerprint, type EmbeddedStoryRequest } from './rendered-story.js';

/** The theme's folder; of ladders their names, for messages. */
export const themeIdOf = (match: ThemeMatch): string =>
  match.kind === 'topic'
    ? UNIVERSAL_THEME
    : match.kind === 'ladder'
      ? match.ladders.join(' ')
      : match.themeId;

/** A plot that tells the theme; `tell` fills in the nouns of a ladder, null where it has no story for them. */
export interface PlotCandidate {
  readonly id: string;
  readonly tell: () => Plot | null;
}

/** The plots that can tell a matched theme at the request's grade. */
export function plotsFor(
  data: LanguageData,
  request: EmbeddedStoryRequest,
  match: ThemeMatch,
): PlotCandidate[] {
  const { grade } = request;
  if (match.kind !== 'ladder') {
    const [themeId, band] = [themeIdOf(match), bandOfGrade(grade)];
    const plots = data.plots.filter((plot) => plot.themeId === themeId && plot.band === band);
    return plots.map((plot) => ({ id: plot.id, tell: () => plot }));
  }
  return ladderPlotsFor(data, match, grade).map((ladder) => {
    const id = plotIdOf(ladder);
    const seed = [id, normalizeForSearch(request.theme), grade, request.seed].join('|');
    let filled: Plot | null | undefined;
    const tell = () =>
      filled === undefined ? (filled = tellPlot(data, ladder, match, grade, createRandom(seed))) : filled;
    return { id, tell };
  });
}

/** The plots that the pupil's last stories do not come from; when all do, the half that was told longest ago. */
export function leastRecentlyTold(
  plots: readonly PlotCandidate[],
  recent: ReadonlySet<string>,
): readonly PlotCandidate[] {
  const recentIds = [...recent].map(plotIdOfFingerprint);
  const lastTold = ({ id }: PlotCandidate) => recentIds.lastIndexOf(id);
  const others = plots.filter((plot) => lastTold(plot) < 0);
  if (others.length > 0) return others;
  return plots.toSorted((a, b) => lastTold(a) - lastTold(b)).slice(0, Math.ceil(plots.length / 2));
}
