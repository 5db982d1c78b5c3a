import type { Grade } from '@storysprout/contracts/rules';
import { bandOfGrade } from '../bands.js';
import { resolveTheme } from './resolve-theme.js';
import { UNIVERSAL_THEME } from '../bands.js';
import type { LanguageData, ThemeMatch, Topic } from '../data/language-data.js';

/**
 * The words that a theme brings along and that count as known in its stories, in lower case: the theme's own words up
 * to the grade's band, the things that its plots may show, the topic of a theme without plots, and the people.
 */
export function collectThemeVocabulary(data: LanguageData, theme: string, grade: Grade): ReadonlySet<string> {
  const band = bandOfGrade(grade);
  const match = resolveTheme(data, theme);
  // A theme whose plots cannot show what was named is told by the universal ones.
  const folders =
    match.kind === 'topic'
      ? [UNIVERSAL_THEME]
      : [match.themeId, ...(requiredTopicOf(match) ? [UNIVERSAL_THEME] : [])];
  const given = folders
    .flatMap((folder) => data.themeWords.get(folder) ?? [])
    .filter((word) => word.band <= band);
  const slots = data.plots
    .filter((plot) => folders.includes(plot.themeId) && plot.band === band)
    .flatMap((plot) => plot.slots);
  const things = slots.flatMap(({ lexicon, tags }) =>
    (data.lexicons.get(lexicon) ?? []).filter((entry) => tags.every((tag) => entry.tags.has(tag))),
  );
  return new Set(
    [
      ...given.flatMap(({ lemma: word, entry }) => [word, ...(entry?.forms ?? []).map(({ form }) => form)]),
      ...things.flatMap(({ en, plural }) => [en, plural ?? en]),
      ...topicWords(match),
      ...[...data.relatives, ...data.people].map(({ en }) => en),
    ].flatMap((text) => text.toLowerCase().match(/[a-z']+(?:-[a-z']+)*/g) ?? []),
  );
}

/** What a story about a theme has to show, if it names a thing. */
export function requiredTopicOf(match: ThemeMatch): Topic | null {
  if (match.kind === 'topic') return match.topic;
  return match.kind === 'plot' ? match.shows : null;
}

function topicWords(match: ThemeMatch): readonly string[] {
  const topic = requiredTopicOf(match);
  return topic ? [topic.en, ...topic.matchEn] : [];
}
