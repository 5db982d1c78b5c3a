import { LENGTH_RANGES, countWords } from '@storysprout/contracts/rules';
import { bandOfGrade } from './bands.js';
import { bindSlots } from './bind-slots.js';
import { findAll, normalise, searchable } from './find-words.js';
import { fingerprintOf, plotIdOf } from './fingerprint.js';
import { createRandom, pick } from '../../random.js';
import { resolveTheme } from './resolve-theme.js';
import { tellPlot } from './tell-plot.js';
import type {
  Bindings,
  EmbeddedStory,
  LanguageData,
  LexiconEntry,
  Plot,
  StoryRequest,
  ThemeMatch,
  ToldLine,
} from './types.js';

/** The theme folder of the plots that can be told about any topic. */
const UNIVERSAL = 'universal';

/** How many tellings are tried until one is new to the pupil. */
const MAX_ATTEMPTS = 200;

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
 * the last of them where the theme has several.
 * @throws Error when no plot can be told in the grade's length (the data's own tests rule this out)
 */
export function tell(data: LanguageData, request: StoryRequest): Telling {
  const band = bandOfGrade(request.grade);
  const themeMatch = resolveTheme(data, request.theme, band);
  const themeId = themeMatch.kind === 'plot' ? themeMatch.themeId : UNIVERSAL;
  const plots = data.plots.filter((plot) => plot.themeId === themeId && plot.band === band);
  const unlikeLast = otherThanLast(plots, request.recent);
  const wanted = namedIn(request.theme, data);
  const topic = themeMatch.kind === 'plot' ? null : themeMatch.topic;

  let repeated: Telling | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && plots.length > 0; attempt += 1) {
    const random = createRandom([normalise(request.theme), request.grade, request.seed, attempt].join('|'));
    const plot = pick(random, attempt < MAX_ATTEMPTS / 2 ? unlikeLast : plots);
    const bindings = bindSlots(plot, data, { random, topic, wanted });
    const lines = tellPlot(plot, bindings, LENGTH_RANGES[request.grade], random);
    if (!lines) continue;
    const telling = { plot, bindings, lines, themeMatch, fingerprint: fingerprintOf(plot, bindings, lines) };
    if (!request.recent.has(telling.fingerprint)) return telling;
    repeated = telling;
  }
  if (repeated) return repeated;
  throw new Error(`no plot of "${themeId}" can be told for grade ${request.grade}`);
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

/** The things of the lexicons that a theme names: a story about pandas shows a panda. */
function namedIn(theme: string, data: LanguageData): ReadonlySet<LexiconEntry> {
  const entries = [...data.lexicons.values()].flat();
  return findAll(searchable(theme), entries, ({ en, plural, zh }) => ({ en: [en, plural ?? en], zh: [zh] }));
}
