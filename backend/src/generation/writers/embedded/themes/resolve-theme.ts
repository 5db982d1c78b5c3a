import { THEMES } from '@storysprout/contracts/rules';
import type { LanguageData, ThemeAliases, ThemeMatch, Topic } from '../data/language-data.js';
import { isMoreExact, namesAny, normalise, searchable, type Searchable } from './word-index.js';
import { nearestTheme } from './fallback-theme.js';
import { readPinyin } from './match-by-pinyin.js';
import { respell } from './correct-spelling.js';
import { themeIndex } from './theme-index.js';
import { withoutRequest } from './strip-request.js';

/** A word of so many characters hardly sounds like another by chance. */
const CERTAIN_BY_SOUND = 3;

/**
 * Decides what a story about a theme can be. Misspelt English is put right first; what is not recognised then is read
 * by its sound (a wrong Chinese character, pinyin). When nothing is recognised, the suggested theme with the most
 * in common stands in (`nearest`), and the page says so.
 */
export function resolveTheme(data: LanguageData, theme: string): ThemeMatch {
  const last = lastMatches.get(data);
  if (last?.theme === theme) return last.match;
  const match = readTheme(data, theme);
  lastMatches.set(data, { theme, match });
  return match;
}

/** One story asks for its theme several times. */
const lastMatches = new WeakMap<LanguageData, { theme: string; match: ThemeMatch }>();

function readTheme(data: LanguageData, theme: string): ThemeMatch {
  const asTyped = searchable(theme);
  const exact = data.themes.find((candidate) => isExactly(asTyped.text, candidate));
  if (exact) return { kind: 'plot', themeId: exact.id, shows: null };
  const whole = data.topics.find(({ wholeZh }) => wholeZh.includes(asTyped.text));
  if (whole) return { kind: 'topic', topic: whole };
  const wished = searchable(withoutRequest(asTyped.text));
  const text = searchable(respell(wished, data) || wished.text);
  const heard = readPinyin(text, data);
  // 长劲鹿 is a giraffe with a wrong character, although the deer in it is written right.
  if (heard.length >= CERTAIN_BY_SOUND && !text.text.includes(heard)) {
    return recognise(data, searchable(`${heard} ${text.text}`)) ?? nearest(text, data);
  }
  return recognise(data, text) ?? recognise(data, searchable(heard)) ?? nearest(text, data);
}

const nearest = ({ text }: Searchable, data: LanguageData): ThemeMatch => ({
  kind: 'nearest',
  themeId: nearestTheme(text, data),
});

/**
 * What a text names: a suggested theme, or a safe noun. A noun that holds the theme's word ("teddy bear", "bear")
 * goes before the theme; any noun goes before a word that leads to a theme only for want of a better one ("Dad").
 */
function recognise(data: LanguageData, text: Searchable): ThemeMatch | null {
  if (text.text === '') return null;
  const index = themeIndex(data);
  const [strong, weak] = [index.strong.findLongest(text), index.weak.findLongest(text)];
  const nouns = index.topics.findEvery(text);
  if (strong && !nouns.some((noun) => isMoreExact(noun.word, strong.word))) {
    const shows = nouns.find((noun) => isNamedBy(noun.thing, strong.word));
    return { kind: 'plot', themeId: strong.thing.id, shows: shows?.thing ?? null };
  }
  const besideWeak = nouns.filter(({ thing }) => !weak || !isNamedBy(thing, weak.word));
  const noun =
    besideWeak.find(({ thing }) => thing.part === 'subject') ??
    besideWeak.find(({ thing }) => thing.part === 'setting') ??
    (weak ? undefined : nouns[0]);
  if (noun) return { kind: 'topic', topic: noun.thing };
  if (!weak) return null;
  return {
    kind: 'plot',
    themeId: weak.thing.id,
    shows: nouns.find(({ thing }) => isNamedBy(thing, weak.word))?.thing ?? null,
  };
}

/** Whether the word that leads to a theme names the thing: "my cat" a cat, but 熊猫 no 熊. */
function isNamedBy(topic: Topic, word: string): boolean {
  const names = [word, word.replace(/^(?:我的|小|大)/, '')];
  return names.some((name) => topic.matchZh.includes(name)) || namesAny(searchable(word), topic.matchEn);
}

function isExactly(text: string, theme: ThemeAliases): boolean {
  const label = THEMES.find((candidate) => candidate.id === theme.id);
  return (
    text === theme.id || (label !== undefined && [normalise(label.en), normalise(label.zh)].includes(text))
  );
}
