import { Phrase } from '../lists/phrase.js';
import type { Groups, ListLanguage, Term } from '../lists/term-lists.js';

/** A term found in a view, with its position. */
export interface Hit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

interface Entry {
  /** The text to look up: the term itself, or an anchor of a phrase. */
  readonly text: string;
  /** Set for an anchor: its phrase is matched then. */
  readonly phrase?: Phrase;
  readonly term: Term;
}

/** How many of a term's first characters are its key. */
const KEY_LENGTH = { en: 2, zh: 1 } as const;

/** An index of one language's words, stems and phrases by their first characters: a view is scanned once for all terms. */
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
      if (term.language !== language || term.kind === 'pattern' || term.kind === 'cues') continue;
      if (term.kind !== 'phrase') {
        this.add({ text: term.text, term });
        continue;
      }
      const phrase = new Phrase(term.text, language, groups);
      for (const text of new Set(phrase.anchors())) this.add({ text, term, phrase });
    }
  }

  /** Every occurrence of a term in a view of the index's language. */
  findHits(view: string): Hit[] {
    const hits: Hit[] = [];
    const matchedPhrases = new Set<Term>();
    for (let start = 0; start < view.length; start += 1) {
      if (this.language === 'en' && view[start - 1] !== ' ') continue;
      const key = view.slice(start, start + this.keyLength);
      for (const { text, term, phrase } of this.entries.get(key) ?? []) {
        if (!view.startsWith(text, start)) continue;
        if (!phrase) {
          const end = this.endOf(view, start + text.length, term);
          if (end > 0) hits.push({ term, start, end });
        } else if (!matchedPhrases.has(term)) {
          matchedPhrases.add(term);
          for (const found of view.matchAll(phrase.regex)) {
            hits.push({ term, start: found.index, end: found.index + found[0].length });
          }
        }
      }
    }
    return hits;
  }

  /** The end of the word that starts with a term; 0 when it is another word. English words may be plurals. */
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
