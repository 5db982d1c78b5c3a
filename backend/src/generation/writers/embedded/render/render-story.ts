import {
  GRADES,
  LENGTH_RANGES,
  countWords,
  type Grade,
  type LengthRange,
} from '@storysprout/contracts/rules';
import { UNIVERSAL_THEME, bandOfGrade } from '../bands.js';
import { bindSlots, type BindingOptions } from './bind-slots.js';
import { containsAnyWord, normalizeForSearch, toSearchText } from '../themes/word-index.js';
import { themeIndexOf } from '../themes/theme-index.js';
import { fingerprintOf, plotIdOfFingerprint } from './fingerprint.js';
import { createRandom, pick } from '../../../seeded-random.js';
import { resolveTheme } from '../themes/resolve-theme.js';
import { renderPlot } from './render-plot.js';
import type {
  Bindings,
  EmbeddedStory,
  LanguageData,
  Plot,
  EmbeddedStoryRequest,
  ThemeMatch,
  RenderedLine,
  Topic,
} from '../data/language-data.js';

/** How many tellings are tried until one is new to the pupil. */
const MAX_ATTEMPTS = 200;
/** How many tellings of a theme's own plots are tried until one shows the thing that the pupil named. */
const MAX_TOPIC_ATTEMPTS = 40;

/** One telling, with all that its tests want to know. */
export interface RenderedStory {
  readonly plot: Plot;
  readonly bindings: Bindings;
  readonly lines: readonly RenderedLine[];
  readonly fingerprint: string;
  readonly themeMatch: ThemeMatch;
}

/**
 * Tells a story: same data and request, same story. It is none of `request.recent`, and another plot than
 * the last of them where the theme has several. A thing that the pupil named is in it.
 * @throws Error when no plot can be told in the grade's length (the data's own tests rule this out)
 */
export function renderStory(data: LanguageData, request: EmbeddedStoryRequest): RenderedStory {
  const themeMatch = resolveTheme(data, request.theme);
  if (themeMatch.kind === 'topic') return renderTheme(data, request, themeMatch);
  const { shows } = { shows: null, ...themeMatch };
  const telling = renderTheme(data, request, themeMatch, shows);
  return telling.shows ? telling : renderTheme(data, request, { kind: 'topic', topic: shows! });
}

/** @param shows what the story must show; whether it does is said of the telling */
function renderTheme(
  data: LanguageData,
  request: EmbeddedStoryRequest,
  themeMatch: ThemeMatch,
  shows: Topic | null = null,
): RenderedStory & { shows: boolean } {
  const band = bandOfGrade(request.grade);
  const themeId = themeMatch.kind === 'topic' ? UNIVERSAL_THEME : themeMatch.themeId;
  const plots = data.plots.filter((plot) => plot.themeId === themeId && plot.band === band);
  const unlikeLast = excludeLastPlot(plots, request.recent);
  const named = preferencesFor(request.theme, data);
  const topic = themeMatch.kind === 'topic' ? themeMatch.topic : null;

  let second: (RenderedStory & { shows: boolean }) | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && plots.length > 0; attempt += 1) {
    const random = createRandom(
      [normalizeForSearch(request.theme), request.grade, request.seed, attempt].join('|'),
    );
    const plot = pick(random, attempt < MAX_ATTEMPTS / 2 ? unlikeLast : plots);
    const bindings = bindSlots(plot, data, { random, topic, ...named });
    const lines = renderPlot(plot, bindings, lengthRangeOf(request.grade), random);
    if (!lines) continue;
    const fingerprint = fingerprintOf(plot, bindings, lines);
    const telling = {
      plot,
      bindings,
      lines,
      themeMatch,
      fingerprint,
      shows: !shows || mentionsTopic(shows, lines),
    };
    if (!request.recent.has(fingerprint) && telling.shows) return telling;
    if (!second || (telling.shows && !second.shows)) second = telling;
    if (!second.shows && attempt >= MAX_TOPIC_ATTEMPTS) return second;
  }
  if (second) return second;
  throw new Error(`no plot of "${themeId}" can be told for grade ${request.grade}`);
}

function mentionsTopic(topic: Topic, lines: readonly RenderedLine[]): boolean {
  return containsAnyWord(toSearchText(lines.map(({ en }) => en).join(' ')), topic.matchEn);
}

/** A grade's lengths; one that two grades share is left to the lower, so that a story is no candidate for both. */
function lengthRangeOf(grade: Grade): LengthRange {
  const { min, max } = LENGTH_RANGES[grade];
  const shared = GRADES.some((lower) => lower < grade && LENGTH_RANGES[lower].max === min);
  return { min: shared ? min + 1 : min, max };
}

/** A telling as the rest of the product sees it. */
export function toEmbeddedStory(telling: RenderedStory): EmbeddedStory {
  const sentences = telling.lines.map(({ en, zh }) => ({ en, zh }));
  return {
    sentences,
    wordCount: sentences.reduce((sum, sentence) => sum + countWords(sentence.en), 0),
    fingerprint: telling.fingerprint,
    plotId: telling.plot.id,
    themeMatch: telling.themeMatch,
  };
}

function excludeLastPlot(plots: readonly Plot[], recent: ReadonlySet<string>): readonly Plot[] {
  const last = plotIdOfFingerprint([...recent].at(-1) ?? '');
  const others = plots.filter((plot) => plot.id !== last);
  return others.length > 0 ? others : plots;
}

/** The things of the lexicons and the relatives that a theme names: a story about pandas shows a panda. */
function preferencesFor(
  theme: string,
  data: LanguageData,
): Pick<BindingOptions, 'preferredEntries' | 'preferredRelatives'> {
  const [text, index] = [toSearchText(theme), themeIndexOf(data)];
  return {
    preferredEntries: index.entries.findItems(text),
    preferredRelatives: index.relatives.findItems(text),
  };
}
