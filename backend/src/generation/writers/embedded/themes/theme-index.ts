import { THEMES } from '@storysprout/contracts/rules';
import { normalizeForSearch } from '../../../../language/text/normalize-text.js';
import type { LanguageData, LexiconEntry, Relative, ThemeAliases, Topic } from '../data/language-data.js';
import { WordIndex } from './word-index.js';

/** What a theme can name, indexed by words. */
export interface ThemeIndex {
  /** Suggested themes by their labels and aliases. */
  readonly strong: WordIndex<ThemeAliases>;
  /** Suggested themes by their weak aliases, which count only when the theme names nothing else. */
  readonly weak: WordIndex<ThemeAliases>;
  readonly topics: WordIndex<Topic>;
  readonly entries: WordIndex<LexiconEntry>;
  readonly relatives: WordIndex<Relative>;
}

const indexes = new WeakMap<LanguageData, ThemeIndex>();

/** The index of the authored data, built at its first use. */
export function themeIndexOf(data: LanguageData): ThemeIndex {
  const cached = indexes.get(data);
  if (cached) return cached;
  const matchWords = ({ matchEn, matchZh }: Topic | Relative) => ({ en: matchEn, zh: matchZh });
  const index: ThemeIndex = {
    strong: new WordIndex(data.themes, withLabels),
    weak: new WordIndex(data.themes, ({ weakEn, weakZh }) => ({ en: weakEn, zh: weakZh })),
    topics: new WordIndex(data.topics, matchWords),
    entries: new WordIndex([...data.lexicons.values()].flat(), ({ en, plural, zh }) => ({
      en: [en.toLowerCase(), (plural ?? en).toLowerCase()],
      zh: [zh],
    })),
    relatives: new WordIndex(data.relatives, matchWords),
  };
  indexes.set(data, index);
  return index;
}

/** A theme's aliases and the labels that the interface shows. */
function withLabels(theme: ThemeAliases) {
  const label = THEMES.find((candidate) => candidate.id === theme.id);
  if (!label) return theme;
  return {
    en: [normalizeForSearch(label.en), ...theme.en],
    zh: [normalizeForSearch(label.zh), ...theme.zh],
  };
}
