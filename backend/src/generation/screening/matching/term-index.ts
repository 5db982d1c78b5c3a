import { Phrase } from '../lists/phrase.js';
import type { Groups, ListLanguage, Term } from '../lists/types.js';

/** Where a term stands in a view. */
export interface Hit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

interface Entry {
  /** What to look for: the term itself, or what a phrase is recognised by. */
  readonly text: string;
  /** Set for what may be a phrase: it is looked for as a whole. */
  readonly phrase?: Phrase;
  readonly term: Term;
}

const KEY_LENGTH = { en: 2, zh: 1 } as const;

/** The words, stems and phrases of one language, found by how they begin: a text is read once, whatever their number. */
export class TermIndex {
  private readonly entries = new Map<string, Entry[]>();
  private readonly keyLength: number;

  constructor(
    terms: readonly Term[],
    private readonly language: ListLanguage,
    groups: Groups,
  ) {
    this.keyLength = KEY_LENGTH[language];
    for (const term of terms) {
      if (term.language !== language || term.kind === 'pattern') continue;
      if (term.kind !== 'phrase') {
        this.add({ text: term.text, term });
        continue;
      }
      const phrase = new Phrase(term.text, language, groups);
      for (const text of new Set(phrase.anchors())) this.add({ text, term, phrase });
    }
  }

  /** Every place where a term stands in a view of the index's language. */
  findHits(view: string): Hit[] {
    const hits: Hit[] = [];
    const tried = new Set<Term>();
    for (let start = 0; start < view.length; start += 1) {
      if (this.language === 'en' && view[start - 1] !== ' ') continue;
      for (const { text, term, phrase } of this.entries.get(view.slice(start, start + this.keyLength)) ??
        []) {
        if (!view.startsWith(text, start)) continue;
        if (!phrase) {
          const end = this.endOf(view, start + text.length, term);
          if (end > 0) hits.push({ term, start, end });
        } else if (!tried.has(term)) {
          tried.add(term);
          for (const found of view.matchAll(phrase.regex)) {
            hits.push({ term, start: found.index, end: found.index + found[0].length });
          }
        }
      }
    }
    return hits;
  }

  /** Where a word ends that begins with a term; 0 when it is another word. English words may stand in the plural. */
  private endOf(view: string, end: number, { kind }: Term): number {
    if (this.language === 'zh') return end;
    if (kind === 'stem') return view.indexOf(' ', end);
    for (const ending of [' ', 's ', 'es ']) {
      if (view.startsWith(ending, end)) return end + ending.length - 1;
    }
    return 0;
  }

  private add(entry: Entry): void {
    const key = entry.text.slice(0, this.keyLength);
    const others = this.entries.get(key);
    if (others) others.push(entry);
    else this.entries.set(key, [entry]);
  }
}
