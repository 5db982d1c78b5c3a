import {
  GRADES,
  LENGTH_RANGES,
  countWords,
  type Grade,
  type LengthRange,
} from '@storysprout/contracts/rules';
import { UNIVERSAL, bandOfGrade } from '../bands.js';
import { bindSlots, type BindingWish } from './bind-slots.js';
import { namesAny, normalise, searchable } from '../themes/word-index.js';
import { themeIndex } from '../themes/theme-index.js';
import { fingerprintOf, plotIdOf } from './fingerprint.js';
import { createRandom, pick } from '../../../seeded-random.js';
import { resolveTheme } from '../themes/resolve-theme.js';
import { tellPlot } from './render-plot.js';
import type {
  Bindings,
  EmbeddedStory,
  LanguageData,
  Plot,
  StoryRequest,
  ThemeMatch,
  ToldLine,
  Topic,
} from '../data/language-data.js';

/** How many tellings are tried until one is new to the pupil. */
const MAX_ATTEMPTS = 200;
/** How many tellings of a theme's own plots are tried until one shows the thing that the pupil named. */
const MAX_LOOKS = 40;

/** One telling, with all that its tests want to know. */
export interface Telling {
  readonly plot: Plot;
  readonly bindings: Bindings;
  readonly lines: readonly ToldLine[];
  readonly fingerprint: string;
  readonly themeMatch: ThemeMatch;
}

/**
 * Tells a story: same data and request, same story. It is none of `request.recent`, and another plot than
 * the last of them where the theme has several. A thing that the pupil named is in it.
 * @throws Error when no plot can be told in the grade's length (the data's own tests rule this out)
 */
export function tell(data: LanguageData, request: StoryRequest): Telling {
  const themeMatch = resolveTheme(data, request.theme);
  if (themeMatch.kind === 'topic') return tellTheme(data, request, themeMatch);
  const { shows } = { shows: null, ...themeMatch };
  const telling = tellTheme(data, request, themeMatch, shows);
  return telling.shows ? telling : tellTheme(data, request, { kind: 'topic', topic: shows! });
}

/** @param shows what the story must show; whether it does is said of the telling */
function tellTheme(
  data: LanguageData,
  request: StoryRequest,
  themeMatch: ThemeMatch,
  shows: Topic | null = null,
): Telling & { shows: boolean } {
  const band = bandOfGrade(request.grade);
  const themeId = themeMatch.kind === 'topic' ? UNIVERSAL : themeMatch.themeId;
  const plots = data.plots.filter((plot) => plot.themeId === themeId && plot.band === band);
  const unlikeLast = otherThanLast(plots, request.recent);
  const named = namedIn(request.theme, data);
  const topic = themeMatch.kind === 'topic' ? themeMatch.topic : null;

  let second: (Telling & { shows: boolean }) | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && plots.length > 0; attempt += 1) {
    const random = createRandom([normalise(request.theme), request.grade, request.seed, attempt].join('|'));
    const plot = pick(random, attempt < MAX_ATTEMPTS / 2 ? unlikeLast : plots);
    const bindings = bindSlots(plot, data, { random, topic, ...named });
    const lines = tellPlot(plot, bindings, lengthsOf(request.grade), random);
    if (!lines) continue;
    const fingerprint = fingerprintOf(plot, bindings, lines);
    const telling = {
      plot,
      bindings,
      lines,
      themeMatch,
      fingerprint,
      shows: !shows || isShown(shows, lines),
    };
    if (!request.recent.has(fingerprint) && telling.shows) return telling;
    if (!second || (telling.shows && !second.shows)) second = telling;
    if (!second.shows && attempt >= MAX_LOOKS) return second;
  }
  if (second) return second;
  throw new Error(`no plot of "${themeId}" can be told for grade ${request.grade}`);
}

function isShown(topic: Topic, lines: readonly ToldLine[]): boolean {
  return namesAny(searchable(lines.map(({ en }) => en).join(' ')), topic.matchEn);
}

/** A grade's lengths; one that two grades share is left to the lower, so that a story is no candidate for both. */
function lengthsOf(grade: Grade): LengthRange {
  const { min, max } = LENGTH_RANGES[grade];
  const shared = GRADES.some((lower) => lower < grade && LENGTH_RANGES[lower].max === min);
  return { min: shared ? min + 1 : min, max };
}

/** A telling as the rest of the product sees it. */
export function toStory(telling: Telling): EmbeddedStory {
  const sentences = telling.lines.map(({ en, zh }) => ({ en, zh }));
  return {
    sentences,
    wordCount: sentences.reduce((sum, sentence) => sum + countWords(sentence.en), 0),
    fingerprint: telling.fingerprint,
    plotId: telling.plot.id,
    themeMatch: telling.themeMatch,
  };
}

function otherThanLast(plots: readonly Plot[], recent: ReadonlySet<string>): readonly Plot[] {
  const last = plotIdOf([...recent].at(-1) ?? '');
  const others = plots.filter((plot) => plot.id !== last);
  return others.length > 0 ? others : plots;
}

/** The things of the lexicons and the relatives that a theme names: a story about pandas shows a panda. */
function namedIn(theme: string, data: LanguageData): Pick<BindingWish, 'wanted' | 'wantedRelatives'> {
  const [text, index] = [searchable(theme), themeIndex(data)];
  return { wanted: index.entries.findAll(text), wantedRelatives: index.relatives.findAll(text) };
}
