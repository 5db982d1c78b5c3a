import { GRADES, LENGTH_RANGES, type Grade, type LengthRange } from '@storysprout/contracts/rules';
import { normalizeForSearch } from '../../../../language/text/normalize-text.js';
import { createRandom, pick } from '../../../seeded-random.js';
import type { LanguageData, Topic } from '../data/language-data.js';
import { resolveTheme, type ThemeMatch } from '../themes/resolve-theme.js';
import { themeIndexOf } from '../themes/theme-index.js';
import { containsAnyWord, toSearchText } from '../themes/word-index.js';
import { bindSlots, type BindingOptions } from './bind-slots.js';
import { leastRecentlyTold, plotsFor, themeIdOf } from './plot-candidates.js';
import { renderPlot } from './render-plot.js';
import {
  fingerprintOf,
  type EmbeddedStoryRequest,
  type RenderedLine,
  type RenderedStory,
} from './rendered-story.js';

/** Attempts to render a story that the pupil has not had. */
const MAX_ATTEMPTS = 200;
/** Attempts to render a plot of the theme that mentions the required topic. */
const MAX_TOPIC_ATTEMPTS = 40;

/**
 * Renders a story. Deterministic: the same data and request give the same story. It is none of `request.recent`, comes from
 * a plot that none of them has where the theme has such a plot, and mentions the topic that the theme names.
 * @throws Error when no plot can have the grade's length (the tests of the authored data rule this out)
 */
export function renderStory(data: LanguageData, request: EmbeddedStoryRequest): RenderedStory {
  const themeMatch = resolveTheme(data, request.theme);
  const requiredTopic = themeMatch.kind === 'plot' ? themeMatch.requiredTopic : null;
  const story = renderTheme(data, request, themeMatch, requiredTopic);
  return story.hasRequiredTopic
    ? story
    : renderTheme(data, request, { kind: 'topic', topic: requiredTopic! });
}

interface StoryCandidate extends RenderedStory {
  readonly hasRequiredTopic: boolean;
}

/** Renders a story of the matched theme; `hasRequiredTopic` is whether it mentions `requiredTopic`. */
function renderTheme(
  data: LanguageData,
  request: EmbeddedStoryRequest,
  themeMatch: ThemeMatch,
  requiredTopic: Topic | null = null,
): StoryCandidate {
  const themeId = themeIdOf(themeMatch);
  const plots = plotsFor(data, request, themeMatch);
  const otherPlots = leastRecentlyTold(plots, request.recent);
  const preferences = preferencesFor(request.theme, data);
  const topic =
    themeMatch.kind === 'topic' ? themeMatch.topic : themeMatch.kind === 'ladder' ? themeMatch.noun : null;

  let best: StoryCandidate | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && plots.length > 0; attempt += 1) {
    const seed = [normalizeForSearch(request.theme), request.grade, request.seed, attempt].join('|');
    const random = createRandom(seed);
    const plot = pick(random, attempt < MAX_ATTEMPTS / 2 ? otherPlots : plots).tell();
    if (!plot) continue;
    const bindings = bindSlots(plot, data, { random, topic, ...preferences });
    const lines = renderPlot(plot, bindings, lengthRangeOf(request.grade), random);
    if (!lines) continue;
    const fingerprint = fingerprintOf(plot, bindings, lines);
    const hasRequiredTopic = !requiredTopic || mentionsTopic(requiredTopic, lines);
    const story = { plot, bindings, lines, themeMatch, fingerprint, hasRequiredTopic };
    if (!request.recent.has(fingerprint) && hasRequiredTopic) return story;
    if (!best || (hasRequiredTopic && !best.hasRequiredTopic)) best = story;
    if (!best.hasRequiredTopic && attempt >= MAX_TOPIC_ATTEMPTS) return best;
  }
  if (best) return best;
  throw new Error(`no plot of "${themeId}" can be rendered for grade ${request.grade}`);
}

function mentionsTopic(topic: Topic, lines: readonly RenderedLine[]): boolean {
  return containsAnyWord(toSearchText(lines.map(({ en }) => en).join(' ')), topic.matchEn);
}

/** The length range of a grade; a length that two grades share belongs to the lower one. */
function lengthRangeOf(grade: Grade): LengthRange {
  const { min, max } = LENGTH_RANGES[grade];
  const isShared = GRADES.some((lower) => lower < grade && LENGTH_RANGES[lower].max === min);
  return { min: isShared ? min + 1 : min, max };
}

/** The lexicon entries and relatives that a theme names: a story about pandas shows a panda. */
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
