import { expandGroups } from '../lists/phrase.js';
import type { Groups, ListLanguage, Term } from '../lists/term-lists.js';

interface CueTerm {
  readonly category: string;
  /** One of each must occur, in any order. */
  readonly parts: readonly (readonly string[])[];
}

/** Finds cues: words that say together, anywhere in a text, what none of them says alone. */
export class CueIndex {
  private readonly terms: readonly CueTerm[];

  constructor(terms: readonly Term[], language: ListLanguage, groups: Groups) {
    this.terms = terms
      .filter((term) => term.kind === 'cues' && term.language === language)
      .map(({ category, text }) => ({
        category,
        parts: expandGroups(text, language, groups)
          .split(' + ')
          .map((part) => part.replace(/[()]/g, '').split('|'))
          .map((words) => (language === 'zh' ? words : words.map(asWholeWords))),
      }));
  }

  /** The categories whose cues a view holds; English views have a space around each word. */
  categoriesIn(view: string): string[] {
    return this.terms
      .filter(({ parts }) => parts.every((words) => words.some((word) => view.includes(word))))
      .map(({ category }) => category);
  }
}

/** "cry*" matches any ending. */
const asWholeWords = (word: string): string => (word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `);
