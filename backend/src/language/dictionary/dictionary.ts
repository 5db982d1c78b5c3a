import { readGradedWords, type GradedWord } from './graded-words.js';
import type { FormKind, IrregularForms } from './irregular-forms.js';
import { adverbOf, inflectIpa } from './regular-forms.js';
import { readThemeWords } from './theme-words.js';

/** A row of the list and the form by which it was found. */
export interface DictionaryEntry {
  readonly row: GradedWord;
  /** As the list spells it: "went"; the head word itself for most. */
  readonly form: string;
  /** Null for the head word itself. */
  readonly kind: FormKind | null;
  readonly phonetic: string;
  readonly phoneticUs: string | null;
}

/** The graded words by every form, in lower case; the rows of a head word come before those of which it is a form. */
export class Dictionary {
  private readonly entries = new Map<string, DictionaryEntry[]>();

  constructor(
    readonly rows: readonly GradedWord[],
    readonly irregular: IrregularForms = new Map(),
  ) {
    for (const row of rows) this.add({ row, form: row.word, kind: null, ...spoken(row) });
    for (const row of rows) for (const form of row.forms) this.add({ row, ...form });
    for (const row of rows) if (row.pos === 'adj') this.addAdverb(row);
  }

  /** The entries of a word in any form and any letters; none for what is not in the list. */
  find(form: string): readonly DictionaryEntry[] {
    return this.entries.get(form.toLowerCase()) ?? [];
  }

  /** The head words of which this may be an irregular form, as any part of speech. */
  irregularHeadsOf(form: string): readonly string[] {
    return [...(this.irregular.get(form.toLowerCase())?.keys() ?? [])];
  }

  private add(entry: DictionaryEntry): void {
    const key = entry.form.toLowerCase();
    const known = this.entries.get(key) ?? [];
    if (!known.some(({ row }) => row === entry.row)) this.entries.set(key, [...known, entry]);
  }

  /** "softly" is understood by who knows "soft", unless the list tells more of it ("hardly"). */
  private addAdverb(row: GradedWord): void {
    const adverb = adverbOf(row.word);
    if (this.entries.has(adverb)) return;
    const phoneticUs = row.phoneticUs && inflectIpa(row.phoneticUs, 'ly', row.word);
    this.add({
      row,
      form: adverb,
      kind: 'adverb',
      phonetic: inflectIpa(row.phonetic, 'ly', row.word),
      phoneticUs,
    });
  }
}

const spoken = ({ phonetic, phoneticUs }: GradedWord) => ({ phonetic, phoneticUs });

let loaded: Dictionary | undefined;

/** The product's dictionary, read at the first call. */
export function dictionary(): Dictionary {
  if (!loaded) {
    const { rows, irregular } = readGradedWords();
    loaded = new Dictionary(rows, irregular);
  }
  return loaded;
}

let whole: Dictionary | undefined;

/** The dictionary with the words that only the stories of a theme use, read at the first call. */
export function wholeDictionary(): Dictionary {
  const { rows, irregular } = dictionary();
  whole ??= new Dictionary([...rows, ...themeRows()], irregular);
  return whole;
}

/** A word that several themes use, once. */
function themeRows(): Iterable<GradedWord> {
  const rows = [...readThemeWords().values()].flat().flatMap(({ entry }) => entry ?? []);
  return new Map(rows.map((row) => [`${row.word} ${row.pos}`, row])).values();
}
