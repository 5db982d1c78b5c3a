import { overlapsEverydayWord } from './matching/everyday-words.js';
import { findObfuscatedTerms } from './matching/obfuscated-words.js';
import {
  HELP_CATEGORIES,
  STORY_CATEGORIES,
  type ListLanguage,
  type TermLists,
  type Term,
} from './lists/types.js';
import { chineseView } from './views/chinese-view.js';
import { englishViews, englishWords } from './views/english-views.js';
import { normalizeForScreening } from '../../language/text/fold-text.js';
import { pinyinView } from './views/pinyin-view.js';
import { PinyinIndex } from './matching/pinyin-index.js';
import { TermIndex, type Hit } from './matching/term-index.js';

/** Stands in a view for what is harmless; no term contains it. */
const MASK = '□';

/** What was found in a text: the categories, help first. None for a text that is fit for pupils. */
export type Findings = readonly string[];

/** Looks for what the lists name. One screen for all texts: it is built once. */
export class TextScreen {
  private readonly unsafe: Record<ListLanguage, TermIndex>;
  private readonly harmless: Record<ListLanguage, TermIndex>;
  private readonly patterns: readonly { category: string; regex: RegExp }[];
  private readonly english: readonly Term[];
  private readonly sounds: PinyinIndex;

  constructor({ terms, groups, pinyinTerms: sounds }: TermLists) {
    const allowed = terms.filter(({ category }) => category === 'allow');
    const refused = terms.filter(({ category }) => category !== 'allow');
    const both = (of: readonly Term[]) => ({
      en: new TermIndex(of, 'en', groups),
      zh: new TermIndex(of, 'zh', groups),
    });
    this.unsafe = both(refused);
    this.harmless = both(allowed);
    this.patterns = refused
      .filter(({ kind }) => kind === 'pattern')
      .map(({ category, text }) => ({ category, regex: new RegExp(text, 'u') }));
    this.english = refused.filter(
      ({ language, kind }) => language === 'en' && (kind === 'word' || kind === 'stem'),
    );
    this.sounds = new PinyinIndex(sounds);
  }

  /** A theme, disguises undone. */
  screenTheme(text: string): Findings {
    const folded = normalizeForScreening(text);
    const chinese = this.maskHarmless(chineseView(folded), 'zh');
    return helpFirst([
      ...this.patternsIn(folded),
      ...englishViews(folded).flatMap((view) => this.categoriesIn(this.maskHarmless(view, 'en'), 'en')),
      ...findObfuscatedTerms(folded, this.english),
      ...this.categoriesIn(chinese, 'zh'),
      ...this.sounds.findCategories(pinyinView(chinese)),
    ]);
  }

  /** A story: the words as they stand, and only what no story for pupils has. */
  screenStory(text: string): Findings {
    const folded = normalizeForScreening(text);
    const words = [
      ...this.wordsIn(this.maskHarmless(englishWords(folded), 'en'), 'en'),
      ...this.wordsIn(this.maskHarmless(chineseView(folded), 'zh'), 'zh'),
    ];
    return helpFirst([
      ...this.patternsIn(folded),
      ...words.filter((category) => STORY_CATEGORIES.has(category)),
    ]);
  }

  private patternsIn(folded: string): string[] {
    return this.patterns.filter(({ regex }) => regex.test(folded)).map(({ category }) => category);
  }

  private categoriesIn(view: string, language: ListLanguage): string[] {
    const hits = this.unsafe[language].findHits(view);
    const whole =
      language === 'en' ? hits : hits.filter(({ start, end }) => !overlapsEverydayWord(view, start, end));
    return whole.map(({ term }) => term.category);
  }

  /** Words alone: a phrase with gaps would reach from one sentence of a story into the next. */
  private wordsIn(view: string, language: ListLanguage): string[] {
    const hits = this.unsafe[language].findHits(view).filter(({ term }) => term.kind !== 'phrase');
    return hits.map(({ term }) => term.category);
  }

  /** A view with its harmless phrases covered; a longer unsafe word around one wins. */
  private maskHarmless(view: string, language: ListLanguage): string {
    const harmless = this.harmless[language].findHits(view);
    if (harmless.length === 0) return view;
    const unsafe = this.unsafe[language].findHits(view).filter(({ term }) => term.kind !== 'phrase');
    let masked = view;
    for (const hit of harmless) {
      if (unsafe.some((other) => isAround(other, hit))) continue;
      const cover = view.slice(hit.start, hit.end).replace(/[^ ]/gu, (unit) => MASK.repeat(unit.length));
      masked = masked.slice(0, hit.start) + cover + masked.slice(hit.end);
    }
    return masked;
  }
}

const isAround = (outer: Hit, inner: Hit): boolean =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;

function helpFirst(categories: readonly string[]): Findings {
  const rank = (category: string) => (HELP_CATEGORIES.has(category) ? 0 : 1);
  return [...new Set(categories)].sort((a, b) => rank(a) - rank(b));
}
