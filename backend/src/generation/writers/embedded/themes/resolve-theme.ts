import { THEMES } from '@storysprout/contracts/rules';
import { findLongest, isMoreExact, normalise, searchable, type Findable } from './find-words.js';
import type { Band, LanguageData, Pair, ThemeAliases, ThemeMatch, Topic } from './types.js';

/** The `source` of topics that are nouns safe to weave in, as against the topics of suggested themes. */
const SAFE = 'safe';
/** The `source` of the topic that stands in when nothing is recognised. */
const DEFAULT = 'default';

/**
 * Decides what a story about a theme can be. In this order: the theme is a suggested one (id, label or alias);
 * it names a theme that has plots of the band; it names a safe noun; it names another suggested theme;
 * else a general topic stands in. A noun that holds the theme's word ("teddy bear", "bear") goes before the theme.
 */
export function resolveTheme(data: LanguageData, theme: string, band: Band): ThemeMatch {
  const text = searchable(theme);
  const exact = data.themes.find((candidate) => isExactly(text.text, candidate));
  if (exact) return matchOfTheme(data, exact.id, band);

  const told = data.themes.filter((candidate) => hasPlots(data, candidate.id, band));
  const named = findLongest(text, told, wordsOfTheme);
  const nouns = data.topics.filter((topic) => topic.source === SAFE);
  const noun = findLongest(text, nouns, wordsOfTopic);
  const nounIsMoreExact = named && noun && isMoreExact(noun.word, named.word);
  if (named && !nounIsMoreExact) return { kind: 'plot', themeId: named.thing.id };
  if (noun) return { kind: 'topic', themeId: null, topic: nameOf(noun.thing) };

  const suggested = findLongest(text, data.themes, wordsOfTheme);
  return suggested
    ? matchOfTheme(data, suggested.thing.id, band)
    : { kind: 'nearest', topic: generalTopic(data) };
}

function matchOfTheme(data: LanguageData, themeId: string, band: Band): ThemeMatch {
  if (hasPlots(data, themeId, band)) return { kind: 'plot', themeId };
  const topic = data.topics.find((candidate) => candidate.source === themeId);
  return topic
    ? { kind: 'topic', themeId, topic: nameOf(topic) }
    : { kind: 'nearest', topic: generalTopic(data) };
}

function hasPlots(data: LanguageData, themeId: string, band: Band): boolean {
  return data.plots.some((plot) => plot.themeId === themeId && plot.band === band);
}

function generalTopic(data: LanguageData): Pair {
  const topic = data.topics.find((candidate) => candidate.source === DEFAULT) ?? data.topics[0];
  if (!topic) throw new Error('topics.tsv is empty');
  return nameOf(topic);
}

function nameOf({ en, zh }: Topic): Pair {
  return { en, zh };
}

function isExactly(text: string, theme: ThemeAliases): boolean {
  const words = wordsOfTheme(theme);
  return text === theme.id || words.en.includes(text) || words.zh.includes(text);
}

/** A theme's aliases, with the labels that the interface shows. */
function wordsOfTheme(theme: ThemeAliases): Findable {
  const label = THEMES.find((candidate) => candidate.id === theme.id);
  if (!label) return theme;
  return { en: [normalise(label.en), ...theme.en], zh: [normalise(label.zh), ...theme.zh] };
}

function wordsOfTopic(topic: Topic): Findable {
  return { en: topic.matchEn, zh: topic.matchZh };
}
