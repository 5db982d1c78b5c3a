import { normalizeForScreening } from '../../language/text/normalize-text.js';
import {
  HELP_CATEGORIES,
  STORY_CATEGORIES,
  type ListLanguage,
  type Term,
  type TermLists,
} from './lists/term-lists.js';
import { findObfuscatedTerms } from './matching/obfuscated-words.js';
import { PinyinIndex } from './matching/pinyin-index.js';
import { ScreenedIndex } from './matching/screened-index.js';
import { DistressScreen } from './distress-screen.js';
import { chineseView } from './views/chinese-view.js';
import { englishViews, englishWords, joinLetters } from './views/english-views.js';
import { mixedView, type MixedWords } from './views/mixed-view.js';
import { pinyinView } from './views/pinyin-view.js';

/** The categories of the terms found in a text, help categories first; empty for a suitable text. */
export type Findings = readonly string[];

/** Finds the terms of the lists in texts. Its indexes are built once. */
export class TextScreen {
  private readonly index: Record<ListLanguage, ScreenedIndex>;
  private readonly distress: DistressScreen;
  private readonly mixedWords: MixedWords;
  private readonly patterns: readonly { category: string; regex: RegExp }[];
  private readonly englishWordTerms: readonly Term[];
  private readonly pinyin: PinyinIndex;

  constructor(lists: TermLists) {
    const { terms, groups, pinyinTerms } = lists;
    const refused = terms.filter(({ category }) => category !== 'allow');
    this.index = { en: new ScreenedIndex(terms, 'en', groups), zh: new ScreenedIndex(terms, 'zh', groups) };
    this.mixedWords = lists.mixedWords;
    this.distress = new DistressScreen(lists);
    this.patterns = refused
      .filter(({ kind }) => kind === 'pattern')
      .map(({ category, text }) => ({ category, regex: new RegExp(text, 'u') }));
    this.englishWordTerms = refused.filter(
      ({ language, kind }) => language === 'en' && (kind === 'word' || kind === 'stem'),
    );
    this.pinyin = new PinyinIndex(pinyinTerms);
  }

  /** Screens a theme with disguises undone: obfuscated, misspelt by sound, typed in pinyin. */
  screenTheme(text: string): Findings {
    const normalized = normalizeForScreening(text);
    const chinese = chineseView(normalized);
    return helpFirst([
      ...this.patternsIn(normalized),
      ...englishViews(normalized).flatMap((view) => this.index.en.categoriesIn(view)),
      ...findObfuscatedTerms(normalized, this.englishWordTerms),
      ...findObfuscatedTerms(joinLetters(normalized), this.englishWordTerms),
      ...this.index.zh.categoriesIn(chinese),
      ...this.pinyin.findCategories(pinyinView(this.index.zh.maskHarmless(chinese))),
      ...this.inMixedText(normalized),
      ...this.distress.findCategories(normalized),
    ]);
  }

  /** A Chinese text with English words, read as Chinese throughout: 怎么cheat考试. */
  private inMixedText(normalized: string): string[] {
    const mixed = mixedView(normalized, this.mixedWords);
    return mixed === null ? [] : this.index.zh.categoriesIn(chineseView(mixed));
  }

  /** Screens a story: plain words and patterns, in the categories that no story may contain. */
  screenStory(text: string): Findings {
    const normalized = normalizeForScreening(text);
    const categories = [
      ...this.index.en.wordCategoriesIn(englishWords(normalized)),
      ...this.index.zh.wordCategoriesIn(chineseView(normalized)),
    ];
    return helpFirst([
      ...this.patternsIn(normalized),
      ...categories.filter((category) => STORY_CATEGORIES.has(category)),
    ]);
  }

  private patternsIn(normalized: string): string[] {
    return this.patterns.filter(({ regex }) => regex.test(normalized)).map(({ category }) => category);
  }
}

function helpFirst(categories: readonly string[]): Findings {
  const rank = (category: string) => (HELP_CATEGORIES.has(category) ? 0 : 1);
  return [...new Set(categories)].sort((a, b) => rank(a) - rank(b));
}
