import { readGradedWords, type GradedWord } from './graded-words.js';
import type { Inflection, IrregularForms } from './irregular-forms.js';
import { adverbOf, inflectIpa } from './regular-forms.js';
import { readThemeWords } from './theme-words.js';

/** A row of the list and the form by which it was found. */
export interface DictionaryEntry {
  readonly row: GradedWord;
  /** As the list spells it: "went"; the head word itself for most. */
  readonly form: string;
  /** Null for the head word itself. */
  readonly inflection: Inflection | null;
  readonly phonetic: string;
  readonly phoneticUs: string | null;
}

/** The graded words by every form, in lower case; the rows of a head word come before those of which it is a form. */
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

  /** The entries of a word in any form and any letters; none for what is not in the list. */
  findEntries(form: string): readonly DictionaryEntry[] {
    return this.entries.get(form.toLowerCase()) ?? [];
  }

  /** The head words of which this may be an irregular form, as any part of speech. */
  irregularLemmasOf(form: string): readonly string[] {
    return [...(this.irregularForms.get(form.toLowerCase())?.keys() ?? [])];
  }

  private add(entry: DictionaryEntry): void {
    const key = entry.form.toLowerCase();
    const known = this.entries.get(key) ?? [];
    if (!known.some(({ row }) => row === entry.row)) this.entries.set(key, [...known, entry]);
  }

  /** "softly" is understood by who knows "soft", unless the list tells more of it ("hardly"). */
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

/** The product's dictionary, read at the first call. */
export function gradedDictionary(): Dictionary {
  if (!loaded) {
    const { rows, irregular } = readGradedWords();
    loaded = new Dictionary(rows, irregular);
  }
  return loaded;
}

let whole: Dictionary | undefined;

/** The dictionary with the words that only the stories of a theme use, read at the first call. */
export function fullDictionary(): Dictionary {
  const { rows, irregularForms: irregular } = gradedDictionary();
  whole ??= new Dictionary([...rows, ...themeRows()], irregular);
  return whole;
}

/** A word that several themes use, once. */
function themeRows(): Iterable<GradedWord> {
  const rows = [...readThemeWords().values()].flat().flatMap(({ entry }) => entry ?? []);
  return new Map(rows.map((row) => [`${row.lemma} ${row.pos}`, row])).values();
}
