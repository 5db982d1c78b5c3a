import type { Groups, ListLanguage, Term } from '../lists/term-lists.js';
import { CueIndex } from './cue-index.js';
import { overlapsEverydayWord } from './everyday-words.js';
import { TermIndex, type Hit } from './term-index.js';

/** Replaces harmless characters in a view; no term contains it. */
const MASK = '□';

/** The unsafe terms of one language with the harmless phrases that excuse them. */
export class ScreenedIndex {
  private readonly unsafe: TermIndex;
  private readonly harmless: TermIndex;
  private readonly cues: CueIndex;

  constructor(
    terms: readonly Term[],
    private readonly language: ListLanguage,
    groups: Groups,
  ) {
    const isHarmless = ({ category }: Term) => category === 'allow';
    this.cues = new CueIndex(terms, language, groups);
    this.harmless = new TermIndex(terms.filter(isHarmless), language, groups);
    this.unsafe = new TermIndex(
      terms.filter((term) => !isHarmless(term)),
      language,
      groups,
    );
  }

  /** The categories of the terms in a view, without those that an everyday word or a harmless phrase excuses. */
  categoriesIn(view: string): string[] {
    const masked = this.maskHarmless(view);
    const hits = this.unsafe
      .findHits(masked)
      .filter((hit) => this.language === 'en' || !isPartOfOthers(masked, hit));
    return [...hits.map(({ term }) => term.category), ...this.cues.categoriesIn(masked)];
  }

  /** Words without phrases: a phrase with gaps would span two sentences of a story. */
  wordCategoriesIn(view: string): string[] {
    const hits = this.unsafe.findHits(this.maskHarmless(view)).filter(({ term }) => term.kind !== 'phrase');
    return hits.map(({ term }) => term.category);
  }

  /** A view with its harmless phrases masked; a longer unsafe word around a harmless phrase stays. */
  maskHarmless(view: string): string {
    const harmless = this.harmless.findHits(view);
    if (harmless.length === 0) return view;
    const unsafe = this.unsafe.findHits(view).filter(({ term }) => term.kind !== 'phrase');
    let masked = view;
    for (const hit of harmless) {
      if (unsafe.some((other) => encloses(other, hit))) continue;
      const cover = view.slice(hit.start, hit.end).replace(/[^ ]/gu, (unit) => MASK.repeat(unit.length));
      masked = masked.slice(0, hit.start) + cover + masked.slice(hit.end);
    }
    return masked;
  }
}

/** From this length on, a phrase is found for more than a chance meeting of two words. */
const LONG_PHRASE = 4;

const isPartOfOthers = (view: string, { term, start, end }: Hit): boolean =>
  !(term.kind === 'phrase' && end - start >= LONG_PHRASE) && overlapsEverydayWord(view, start, end);

const encloses = (outer: Hit, inner: Hit): boolean =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;
