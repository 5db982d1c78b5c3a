import type { Grade } from '@storysprout/contracts/rules';
import { tokenizeLowerCase } from '../../../../language/text/tokenize.js';
import { bandOfGrade, UNIVERSAL_THEME } from '../data/bands.js';
import { entriesForSlot, type LanguageData, type Topic } from '../data/language-data.js';
import { resolveTheme, type ThemeMatch } from './resolve-theme.js';

/**
 * The vocabulary of a theme, in lower case: words that count as known in its stories whatever their grade. These are the
 * theme's own words up to the grade's band, the entries that its plots may show, the topic, and the people.
 */
export function collectThemeVocabulary(data: LanguageData, theme: string, grade: Grade): ReadonlySet<string> {
  const band = bandOfGrade(grade);
  const match = resolveTheme(data, theme);
  const topic = topicOf(match);
  // A theme whose plots cannot show the topic uses the universal plots.
  const folders =
    match.kind === 'topic' ? [UNIVERSAL_THEME] : [match.themeId, ...(topic ? [UNIVERSAL_THEME] : [])];
  const themeWords = folders
    .flatMap((folder) => data.themeWords.get(folder) ?? [])
    .filter((word) => word.band <= band);
  const entries = data.plots
    .filter((plot) => folders.includes(plot.themeId) && plot.band === band)
    .flatMap((plot) => plot.slots)
    .flatMap((rule) => entriesForSlot(rule, data));
  return new Set(
    [
      ...themeWords.flatMap(({ lemma, entry }) => [lemma, ...(entry?.forms ?? []).map(({ form }) => form)]),
      ...entries.flatMap(({ en, plural }) => [en, plural ?? en]),
      ...(topic ? [topic.en, ...topic.matchEn] : []),
      ...[...data.relatives, ...data.people].map(({ en }) => en),
    ].flatMap(tokenizeLowerCase),
  );
}

/** The topic that a story about a theme must mention, if any. */
function topicOf(match: ThemeMatch): Topic | null {
  if (match.kind === 'topic') return match.topic;
  return match.kind === 'plot' ? match.requiredTopic : null;
}
