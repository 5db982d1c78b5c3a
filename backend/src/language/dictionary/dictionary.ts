import { readGradedWords, type GradedWord } from './graded-words.js';
import type { Inflection, IrregularForms } from './irregular-forms.js';
import { adverbOf, inflectIpa } from './regular-forms.js';
import { LADDERS_DIRECTORY, readThemeWords } from './theme-words.js';

/** A word of the list under one of its forms. */
export interface DictionaryEntry {
  readonly row: GradedWord;
  /** The form as the list spells it, for example "went"; for most entries the lemma itself. */
  readonly form: string;
  /** Null for the lemma. */
  readonly inflection: Inflection | null;
  readonly phonetic: string;
  readonly phoneticUs: string | null;
}

/**
 * The graded words, indexed by every inflected form in lower case. The entries of a lemma precede the entries of which it
 * is an inflected form.
 */
export class Dictionary {
  private readonly entries = new Map<string, DictionaryEntry[]>();

  constructor(
    readonly rows: readonly GradedWord[],
    readonly irregularForms: IrregularForms = new Map(),
  ) {
    for (const row of rows) this.add({ row, form: row.lemma, inflection: null, ...pronunciationOf(row) });
    for (const row of rows) for (const form of row.forms) this.add({ row, ...form });
    for (const row of rows) if (row.pos === 'adj') this.addAdverb(row);
  }

  /** The entries of a word in any inflected form and any case; empty when the word is not in the list. */
  findEntries(form: string): readonly DictionaryEntry[] {
    return this.entries.get(form.toLowerCase()) ?? [];
  }

  /** The lemmas of which this may be an irregular form, as any part of speech. */
  irregularLemmasOf(form: string): readonly string[] {
    return [...(this.irregularForms.get(form.toLowerCase())?.keys() ?? [])];
  }

  private add(entry: DictionaryEntry): void {
    const key = entry.form.toLowerCase();
    const known = this.entries.get(key) ?? [];
    if (!known.some(({ row }) => row === entry.row)) this.entries.set(key, [...known, entry]);
  }

  /** A pupil who knows "soft" understands "softly", unless the list has a row for the adverb ("hardly"). */
  private addAdverb(row: GradedWord): void {
    const adverb = adverbOf(row.lemma);
    if (this.entries.has(adverb)) return;
    const phoneticUs = row.phoneticUs && inflectIpa(row.phoneticUs, 'ly', row.lemma);
    this.add({
      row,
      form: adverb,
      inflection: 'adverb',
      phonetic: inflectIpa(row.phonetic, 'ly', row.lemma),
      phoneticUs,
    });
  }
}

const pronunciationOf = ({ phonetic, phoneticUs }: GradedWord) => ({ phonetic, phoneticUs });

let loaded: Dictionary | undefined;

/** The dictionary of the graded word list, loaded at the first call. */
export function gradedDictionary(): Dictionary {
  if (!loaded) {
    const { rows, irregular } = readGradedWords();
    loaded = new Dictionary(rows, irregular);
  }
  return loaded;
}

let full: Dictionary | undefined;

/** The graded words and the words that only the stories of a theme use, loaded at the first call. */
export function fullDictionary(): Dictionary {
  const { rows, irregularForms: irregular } = gradedDictionary();
  full ??= new Dictionary([...rows, ...themeRows()], irregular);
  return full;
}

/** Each theme word once, although several themes may have it. */
function themeRows(): Iterable<GradedWord> {
  const rows = [readThemeWords(), readThemeWords(LADDERS_DIRECTORY)]
    .flatMap((words) => [...words.values()].flat())
    .flatMap(({ entry }) => entry ?? []);
  return new Map(rows.map((row) => [`${row.lemma} ${row.pos}`, row])).values();
}
