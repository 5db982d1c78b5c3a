import { THEMES } from '@storysprout/contracts/rules';
import type { LanguageData, ThemeAliases, ThemeMatch, Topic } from '../types.js';
import {
  findLongest,
  isMoreExact,
  namesAny,
  normalise,
  searchable,
  type Findable,
  type Searchable,
} from './find-words.js';
import { nearestTheme } from './nearest-theme.js';
import { readPinyin } from './read-pinyin.js';
import { respell } from './respell.js';

/**
 * Decides what a story about a theme can be. It is first read as it stands, then with misspelt English put right, then
 * by its sound (a wrong Chinese character, pinyin). When nothing is recognised, the suggested theme with the most
 * in common stands in (`nearest`), and the page says so.
 */
export function resolveTheme(data: LanguageData, theme: string): ThemeMatch {
  const text = searchable(theme);
  const exact = data.themes.find((candidate) => isExactly(text.text, candidate));
  if (exact) return { kind: 'plot', themeId: exact.id, shows: null };
  return (
    recognise(data, text) ??
    recognise(data, searchable(respell(text, data))) ??
    recognise(data, searchable(readPinyin(text, data))) ?? {
      kind: 'nearest',
      themeId: nearestTheme(text.text, data),
    }
  );
}

/**
 * What a text names: a suggested theme, or a safe noun. A noun that holds the theme's word ("teddy bear", "bear")
 * goes before the theme; any noun goes before a word that leads to a theme only for want of a better one ("Dad").
 */
function recognise(data: LanguageData, text: Searchable): ThemeMatch | null {
  if (text.text === '') return null;
  const strong = findLongest(text, data.themes, strongWords);
  const weak = findLongest(text, data.themes, weakWords);
  const nouns = weak
    ? data.topics.filter((topic) => !topic.matchEn.includes(weak.word) && !topic.matchZh.includes(weak.word))
    : data.topics;
  const noun = findLongest(text, nouns, wordsOfTopic);
  if (strong && !(noun && isMoreExact(noun.word, strong.word))) {
    return {
      kind: 'plot',
      themeId: strong.thing.id,
      shows: noun && isNamedBy(noun.thing, strong.word) ? noun.thing : null,
    };
  }
  if (noun) return { kind: 'topic', topic: noun.thing };
  if (!weak) return null;
  const shows = findLongest(text, data.topics, wordsOfTopic)?.thing ?? null;
  return { kind: 'plot', themeId: weak.thing.id, shows };
}

/** Whether the word that leads to a theme names the thing: "my cat" a cat, but 熊猫 no 熊. */
function isNamedBy(topic: Topic, word: string): boolean {
  return (
    topic.matchZh.includes(word.replace(/^(?:我的|小|大)/, '')) || namesAny(searchable(word), topic.matchEn)
  );
}

function isExactly(text: string, theme: ThemeAliases): boolean {
  const label = THEMES.find((candidate) => candidate.id === theme.id);
  return (
    text === theme.id || (label !== undefined && [normalise(label.en), normalise(label.zh)].includes(text))
  );
}

/** A theme's aliases, with the labels that the interface shows. */
function strongWords(theme: ThemeAliases): Findable {
  const label = THEMES.find((candidate) => candidate.id === theme.id);
  if (!label) return theme;
  return { en: [normalise(label.en), ...theme.en], zh: [normalise(label.zh), ...theme.zh] };
}

function weakWords(theme: ThemeAliases): Findable {
  return { en: theme.weakEn, zh: theme.weakZh };
}

function wordsOfTopic(topic: Topic): Findable {
  return { en: topic.matchEn, zh: topic.matchZh };
}
