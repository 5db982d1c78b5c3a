import { normalizeForScreening } from '../../language/text/normalize-text.js';
import {
  HELP_CATEGORIES,
  STORY_CATEGORIES,
  type ListLanguage,
  type Term,
  type TermLists,
} from './lists/term-lists.js';
import { overlapsEverydayWord } from './matching/everyday-words.js';
import { findObfuscatedTerms } from './matching/obfuscated-words.js';
import { PinyinIndex } from './matching/pinyin-index.js';
import { TermIndex, type Hit } from './matching/term-index.js';
import { chineseView } from './views/chinese-view.js';
import { englishViews, englishWords } from './views/english-views.js';
import { pinyinView } from './views/pinyin-view.js';

/** Replaces harmless characters in a view; no term contains it. */
const MASK = '□';

/** The categories of the terms found in a text, help categories first; empty for a suitable text. */
export type Findings = readonly string[];

/** Finds the terms of the lists in texts. Its indexes are built once. */
export class TextScreen {
  private readonly unsafe: Record<ListLanguage, TermIndex>;
  private readonly harmless: Record<ListLanguage, TermIndex>;
  private readonly patterns: readonly { category: string; regex: RegExp }[];
  private readonly englishWordTerms: readonly Term[];
  private readonly pinyin: PinyinIndex;

  constructor({ terms, groups, pinyinTerms }: TermLists) {
    const allowed = terms.filter(({ category }) => category === 'allow');
    const refused = terms.filter(({ category }) => category !== 'allow');
    const indexBothLanguages = (subset: readonly Term[]) => ({
      en: new TermIndex(subset, 'en', groups),
      zh: new TermIndex(subset, 'zh', groups),
    });
    this.unsafe = indexBothLanguages(refused);
    this.harmless = indexBothLanguages(allowed);
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
    const chinese = this.maskHarmless(chineseView(normalized), 'zh');
    return helpFirst([
      ...this.patternsIn(normalized),
      ...englishViews(normalized).flatMap((view) => this.categoriesIn(this.maskHarmless(view, 'en'), 'en')),
      ...findObfuscatedTerms(normalized, this.englishWordTerms),
      ...this.categoriesIn(chinese, 'zh'),
      ...this.pinyin.findCategories(pinyinView(chinese)),
    ]);
  }

  /** Screens a story: plain words and patterns, in the categories that no story may contain. */
  screenStory(text: string): Findings {
    const normalized = normalizeForScreening(text);
    const categories = [
      ...this.wordCategoriesIn(this.maskHarmless(englishWords(normalized), 'en'), 'en'),
      ...this.wordCategoriesIn(this.maskHarmless(chineseView(normalized), 'zh'), 'zh'),
    ];
    return helpFirst([
      ...this.patternsIn(normalized),
      ...categories.filter((category) => STORY_CATEGORIES.has(category)),
    ]);
  }

  private patternsIn(normalized: string): string[] {
    return this.patterns.filter(({ regex }) => regex.test(normalized)).map(({ category }) => category);
  }

  private categoriesIn(view: string, language: ListLanguage): string[] {
    const hits = this.unsafe[language].findHits(view);
    const wholeHits =
      language === 'en' ? hits : hits.filter(({ start, end }) => !overlapsEverydayWord(view, start, end));
    return wholeHits.map(({ term }) => term.category);
  }

  /** Words without phrases: a phrase with gaps would span two sentences of a story. */
  private wordCategoriesIn(view: string, language: ListLanguage): string[] {
    const hits = this.unsafe[language].findHits(view).filter(({ term }) => term.kind !== 'phrase');
    return hits.map(({ term }) => term.category);
  }

  /** A view with its harmless phrases masked; a longer unsafe word around a harmless phrase stays. */
  private maskHarmless(view: string, language: ListLanguage): string {
    const harmless = this.harmless[language].findHits(view);
    if (harmless.length === 0) return view;
    const unsafe = this.unsafe[language].findHits(view).filter(({ term }) => term.kind !== 'phrase');
    let masked = view;
    for (const hit of harmless) {
      if (unsafe.some((other) => encloses(other, hit))) continue;
      const cover = view.slice(hit.start, hit.end).replace(/[^ ]/gu, (unit) => MASK.repeat(unit.length));
      masked = masked.slice(0, hit.start) + cover + masked.slice(hit.end);
    }
    return masked;
  }
}

const encloses = (outer: Hit, inner: Hit): boolean =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;

function helpFirst(categories: readonly string[]): Findings {
  const rank = (category: string) => (HELP_CATEGORIES.has(category) ? 0 : 1);
  return [...new Set(categories)].sort((a, b) => rank(a) - rank(b));
}
