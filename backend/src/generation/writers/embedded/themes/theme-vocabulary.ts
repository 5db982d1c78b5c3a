import type { Grade } from '@storysprout/contracts/rules';
import type { ThemeWord } from '../../../../language/dictionary/theme-words.js';
import { tokenizeLowerCase } from '../../../../language/text/tokenize.js';
import { ladderPlotsFor, secondNounsFor } from '../ladders/ladder-plots.js';
import { englishTexts } from '../ladders/noun.js';
import type { LadderTheme } from '../ladders/read-ladder-theme.js';
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
  if (match.kind === 'ladder') return collectLadderVocabulary(data, match, grade);
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
      ...themeWords.flatMap(formsOf),
      ...entries.flatMap(({ en, plural }) => [en, plural ?? en]),
      ...(topic ? [topic.en, ...topic.matchEn] : []),
      ...[...data.relatives, ...data.people].map(({ en }) => en),
    ].flatMap(tokenizeLowerCase),
  );
}

/** The words that the ladders of a theme and its nouns bring. */
function collectLadderVocabulary(data: LanguageData, theme: LadderTheme, grade: Grade): ReadonlySet<string> {
  const band = bandOfGrade(grade);
  const plots = ladderPlotsFor(data, theme, grade);
  const words = plots
    .flatMap(({ ladder }) => data.ladders.words.get(ladder) ?? [])
    .filter((word) => word.band <= band);
  const second = theme.secondNoun
    ? [theme.secondNoun]
    : plots.flatMap((plot) => secondNounsFor(data, plot, theme.noun));
  const nouns = [...(theme.noun ? [theme.noun] : []), ...second];
  return new Set(
    [
      ...words.flatMap(formsOf),
      ...nouns.flatMap(englishTexts),
      ...[...data.relatives, ...data.people].map(({ en }) => en),
    ].flatMap(tokenizeLowerCase),
  );
}

const formsOf = ({ lemma, entry }: ThemeWord): string[] => [
  lemma,
  ...(entry?.forms ?? []).map(({ form }) => form),
];

/** The topic that a story about a theme must mention, if any. */
function topicOf(match: ThemeMatch): Topic | null {
  if (match.kind === 'topic' || match.kind === 'ladder') return match.topic;
  return match.kind === 'plot' ? match.requiredTopic : null;
}
