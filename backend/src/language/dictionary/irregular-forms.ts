import { DataError } from '../data-error.js';
import { parseTable } from '../parse-table.js';

/** The grammatical relation of an inflected form to its lemma. */
export const INFLECTIONS = [
  'plural',
  'present',
  'past',
  'participle',
  'ing',
  'comparative',
  'superlative',
  'adverb',
  'case',
  'contraction',
  'spelling',
] as const;
export type Inflection = (typeof INFLECTIONS)[number];

/** A form that the spelling rules do not produce. */
export interface IrregularForm {
  readonly inflection: Inflection;
  readonly phonetic: string;
  readonly phoneticUs: string | null;
}

/** The irregular forms: by form, then by lemma, both in lower case. */
export type IrregularForms = ReadonlyMap<string, ReadonlyMap<string, IrregularForm>>;

/**
 * Parses `irregular-forms.tsv` with the columns `form head kind ipa ipa_us`; `ipa_us` only where American differs.
 * @throws DataError with file and line
 */
export function parseIrregularForms(text: string, file: string): IrregularForms {
  const forms = new Map<string, Map<string, IrregularForm>>();
  for (const row of parseTable(text, file, ['form', 'head', 'kind', 'ipa'])) {
    const kind = INFLECTIONS.find((known) => known === row.get('kind'));
    if (!kind) throw new DataError(file, row.lineNumber, `kind is one of ${INFLECTIONS.join(', ')}`);
    const form = row.get('form').toLowerCase();
    const heads = forms.get(form) ?? new Map<string, IrregularForm>();
    heads.set(row.get('head').toLowerCase(), {
      inflection: kind,
      phonetic: row.get('ipa'),
      phoneticUs: row.get('ipa_us') || null,
    });
    forms.set(form, heads);
  }
  return forms;
}
