import { THEMES } from '@storysprout/contracts/rules';
import type { LanguageData, ThemeAliases, ThemeMatch, Topic } from '../data/language-data.js';
import {
  isMoreSpecific,
  containsAnyWord,
  normalizeForSearch,
  toSearchText,
  type SearchText,
} from './word-index.js';
import { pickFallbackTheme } from './fallback-theme.js';
import { matchByPinyin } from './match-by-pinyin.js';
import { correctSpelling } from './correct-spelling.js';
import { themeIndexOf } from './theme-index.js';
import { stripRequest } from './strip-request.js';

/** A word of so many characters hardly sounds like another by chance. */
const CERTAIN_BY_SOUND = 3;

/**
 * Decides what a story about a theme can be. Misspelt English is put right first; what is not recognised then is read
 * by its sound (a wrong Chinese character, pinyin). When nothing is recognised, the suggested theme with the most
 * in common stands in (`nearest`), and the page says so.
 */
export function resolveTheme(data: LanguageData, theme: string): ThemeMatch {
  const last = lastMatchCache.get(data);
  if (last?.theme === theme) return last.match;
  const match = matchTheme(data, theme);
  lastMatchCache.set(data, { theme, match });
  return match;
}

/** One story asks for its theme several times. */
const lastMatchCache = new WeakMap<LanguageData, { theme: string; match: ThemeMatch }>();

function matchTheme(data: LanguageData, theme: string): ThemeMatch {
  const asTyped = toSearchText(theme);
  const exact = data.themes.find((candidate) => isThemeLabel(asTyped.text, candidate));
  if (exact) return { kind: 'plot', themeId: exact.id, shows: null };
  const whole = data.topics.find(({ exactZh: wholeZh }) => wholeZh.includes(asTyped.text));
  if (whole) return { kind: 'topic', topic: whole };
  const wished = toSearchText(stripRequest(asTyped.text));
  const text = toSearchText(correctSpelling(wished, data) || wished.text);
  const heard = matchByPinyin(text, data);
  // 长劲鹿 is a giraffe with a wrong character, although the deer in it is written right.
  if (heard.length >= CERTAIN_BY_SOUND && !text.text.includes(heard)) {
    return recognizeTheme(data, toSearchText(`${heard} ${text.text}`)) ?? fallbackMatch(text, data);
  }
  return recognizeTheme(data, text) ?? recognizeTheme(data, toSearchText(heard)) ?? fallbackMatch(text, data);
}

const fallbackMatch = ({ text }: SearchText, data: LanguageData): ThemeMatch => ({
  kind: 'nearest',
  themeId: pickFallbackTheme(text, data),
});

/**
 * What a text names: a suggested theme, or a safe noun. A noun that holds the theme's word ("teddy bear", "bear")
 * goes before the theme; any noun goes before a word that leads to a theme only for want of a better one ("Dad").
 */
function recognizeTheme(data: LanguageData, text: SearchText): ThemeMatch | null {
  if (text.text === '') return null;
  const index = themeIndexOf(data);
  const [strong, weak] = [index.strong.findLongestMatch(text), index.weak.findLongestMatch(text)];
  const nouns = index.topics.findAllMatches(text);
  if (strong && !nouns.some((noun) => isMoreSpecific(noun.word, strong.word))) {
    const shows = nouns.find((noun) => isNamedBy(noun.item, strong.word));
    return { kind: 'plot', themeId: strong.item.id, shows: shows?.item ?? null };
  }
  const besideWeak = nouns.filter(({ item: thing }) => !weak || !isNamedBy(thing, weak.word));
  const noun =
    besideWeak.find(({ item: thing }) => thing.role === 'subject') ??
    besideWeak.find(({ item: thing }) => thing.role === 'setting') ??
    (weak ? undefined : nouns[0]);
  if (noun) return { kind: 'topic', topic: noun.item };
  if (!weak) return null;
  return {
    kind: 'plot',
    themeId: weak.item.id,
    shows: nouns.find(({ item: thing }) => isNamedBy(thing, weak.word))?.item ?? null,
  };
}

/** Whether the word that leads to a theme names the thing: "my cat" a cat, but 熊猫 no 熊. */
function isNamedBy(topic: Topic, word: string): boolean {
  const names = [word, word.replace(/^(?:我的|小|大)/, '')];
  return (
    names.some((name) => topic.matchZh.includes(name)) || containsAnyWord(toSearchText(word), topic.matchEn)
  );
}

function isThemeLabel(text: string, theme: ThemeAliases): boolean {
  const label = THEMES.find((candidate) => candidate.id === theme.id);
  return (
    text === theme.id ||
    (label !== undefined && [normalizeForSearch(label.en), normalizeForSearch(label.zh)].includes(text))
  );
}
