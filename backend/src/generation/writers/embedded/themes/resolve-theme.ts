import { THEMES } from '@storysprout/contracts/rules';
import { normalizeForSearch } from '../../../../language/text/normalize-text.js';
import type { LanguageData, ThemeAliases, Topic } from '../data/language-data.js';
import { nounOfTopic } from '../ladders/named-nouns.js';
import { laddersAbout, readLadderTheme, type LadderTheme } from '../ladders/read-ladder-theme.js';
import { correctSpelling } from './correct-spelling.js';
import { pickFallbackTheme } from './fallback-theme.js';
import { matchByPinyin } from './match-by-pinyin.js';
import { stripRequest } from './strip-request.js';
import { themeIndexOf } from './theme-index.js';
import { containsAnyWord, isMoreSpecific, toSearchText, type SearchText } from './word-index.js';

/**
 * How a theme was understood: `plot`, a suggested theme with plots of its own, whose story must mention `requiredTopic` if
 * set; `ladder`, a story in which the theme's noun acts or its trouble is told; `topic`, a universal plot about a safe noun; `fallback`, nothing was recognized and a suggested theme replaces it.
 */
export type ThemeMatch =
  | { readonly kind: 'plot'; readonly themeId: string; readonly requiredTopic: Topic | null }
  | ({ readonly kind: 'ladder'; readonly topic: Topic | null } & LadderTheme)
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'fallback'; readonly themeId: string };

/** A Chinese word of this many characters rarely sounds like another by chance. */
const MIN_CERTAIN_SOUND = 3;

/** A generation resolves its theme several times: the last result of each data set is cached. */
const lastMatchCache = new WeakMap<LanguageData, { theme: string; match: ThemeMatch }>();

/**
 * Resolves a theme to the kind of story that can be written about it. Misspelt English is corrected first; what is not
 * recognized then is matched by pronunciation (a wrong Chinese character, pinyin). When nothing is recognized, the suggested
 * theme with the largest overlap is the fallback, and the page says so.
 */
export function resolveTheme(data: LanguageData, theme: string): ThemeMatch {
  const last = lastMatchCache.get(data);
  if (last?.theme === theme) return last.match;
  const match = matchTheme(data, theme);
  lastMatchCache.set(data, { theme, match });
  return match;
}

function matchTheme(data: LanguageData, theme: string): ThemeMatch {
  const { text: typed } = toSearchText(theme);
  const suggested = data.themes.find((candidate) => isThemeLabel(typed, candidate));
  if (suggested) return { kind: 'plot', themeId: suggested.id, requiredTopic: null };
  const relation = readLadderTheme(data, stripRequest(typed));
  if (relation) return { kind: 'ladder', topic: null, ...relation };
  return toLadder(data, matchWords(data, typed));
}

/** A noun that ladders can be about is told by them instead of a universal plot. */
function toLadder(data: LanguageData, match: ThemeMatch): ThemeMatch {
  if (match.kind !== 'topic') return match;
  const noun = nounOfTopic(data, match.topic);
  const theme = noun && laddersAbout(data, noun);
  return theme ? { kind: 'ladder', topic: match.topic, ...theme } : match;
}

function matchWords(data: LanguageData, typed: string): ThemeMatch {
  const exactTopic = data.topics.find(({ exactZh }) => exactZh.includes(typed));
  if (exactTopic) return { kind: 'topic', topic: exactTopic };
  const stripped = toSearchText(stripRequest(typed));
  const text = toSearchText(correctSpelling(stripped, data) || stripped.text);
  const byPinyin = matchByPinyin(text, data);
  // 长劲鹿 is a giraffe with a wrong character, although the deer (鹿) in it is written correctly.
  if (byPinyin.length >= MIN_CERTAIN_SOUND && !text.text.includes(byPinyin)) {
    return recognizeTheme(data, toSearchText(`${byPinyin} ${text.text}`)) ?? fallbackMatch(text, data);
  }
  return (
    recognizeTheme(data, text) ?? recognizeTheme(data, toSearchText(byPinyin)) ?? fallbackMatch(text, data)
  );
}

const fallbackMatch = ({ text }: SearchText, data: LanguageData): ThemeMatch => ({
  kind: 'fallback',
  themeId: pickFallbackTheme(text, data),
});

/**
 * The suggested theme or safe noun that a text names; null for neither. A noun that contains the theme's word ("teddy bear",
 * "bear") precedes the theme; any noun precedes a weak alias ("Dad").
 */
function recognizeTheme(data: LanguageData, text: SearchText): ThemeMatch | null {
  if (text.text === '') return null;
  const index = themeIndexOf(data);
  const [strong, weak] = [index.strong.findLongestMatch(text), index.weak.findLongestMatch(text)];
  const nouns = index.topics.findAllMatches(text);
  const plotMatch = (themeId: string, alias: string): ThemeMatch => {
    const named = nouns.find(({ item }) => isNamedBy(item, alias));
    return { kind: 'plot', themeId, requiredTopic: named?.item ?? null };
  };
  if (strong && !nouns.some((noun) => isMoreSpecific(noun.word, strong.word)))
    return plotMatch(strong.item.id, strong.word);
  const otherNouns = nouns.filter(({ item }) => !weak || !isNamedBy(item, weak.word));
  const noun =
    otherNouns.find(({ item }) => item.role === 'subject') ??
    otherNouns.find(({ item }) => item.role === 'setting') ??
    (weak ? undefined : nouns[0]);
  if (noun) return { kind: 'topic', topic: noun.item };
  return weak && plotMatch(weak.item.id, weak.word);
}

/** Whether the alias of a theme names the topic: "my cat" names a cat, but 熊猫 does not name 熊. */
function isNamedBy(topic: Topic, alias: string): boolean {
  const names = [alias, alias.replace(/^(?:我的|小|大)/, '')];
  return (
    names.some((name) => topic.matchZh.includes(name)) || containsAnyWord(toSearchText(alias), topic.matchEn)
  );
}

/** Whether a text is the id or a label of a suggested theme. */
function isThemeLabel(text: string, theme: ThemeAliases): boolean {
  const label = THEMES.find((candidate) => candidate.id === theme.id);
  return (
    text === theme.id ||
    (label !== undefined && [normalizeForSearch(label.en), normalizeForSearch(label.zh)].includes(text))
  );
}
