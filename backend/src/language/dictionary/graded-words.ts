import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataError } from '../data-error.js';
import { parseTable } from '../parse-table.js';
import { parseIrregularForms, type Inflection, type IrregularForms } from './irregular-forms.js';
import { endingOf, inflectIpa, inflectionOf } from './regular-forms.js';

/** An inflected form of a lemma with its pronunciation. */
export interface InflectedForm {
  readonly form: string;
  readonly inflection: Inflection;
  readonly phonetic: string;
  readonly phoneticUs: string | null;
}

/** One row of the graded word list: a lemma (base form) as one part of speech. */
export interface GradedWord {
  readonly lemma: string;
  /** Part of speech: n, v, adj, adv, prep, … */
  readonly pos: string;
  /** British IPA between slashes, as shown to pupils. */
  readonly phonetic: string;
  /** American IPA where it differs, else null. */
  readonly phoneticUs: string | null;
  /** Chinese glosses, the commonest sense first. */
  readonly senses: readonly string[];
  /** 1 to 9: the grade from which a pupil is expected to know the word. */
  readonly grade: number;
  readonly forms: readonly InflectedForm[];
  /** Null for a theme word that is not in the graded list. */
  readonly example: { readonly en: string; readonly zh: string } | null;
}

/** The graded word list. */
export interface GradedList {
  readonly rows: readonly GradedWord[];
  readonly irregular: IrregularForms;
}

const WORDS_DIRECTORY = fileURLToPath(new URL('../words/', import.meta.url));

/**
 * Parses one table of the list with the columns `word pos ipa ipa_us zh forms example example_zh` (language/words/README.md).
 * @throws DataError with file and line, also for a form that is neither regular nor listed as irregular
 */
export function parseGradedWords(
  text: string,
  file: string,
  grade: number,
  irregular: IrregularForms,
): GradedWord[] {
  return parseTable(text, file, ['word', 'pos', 'ipa', 'zh']).map((row) => {
    const [lemma, pos, phonetic] = [row.get('word'), row.get('pos'), row.get('ipa')];
    const phoneticUs = row.get('ipa_us') || null;
    const formOf = (form: string): InflectedForm => {
      const listed = irregular.get(form.toLowerCase())?.get(lemma.toLowerCase());
      if (listed) return { form, ...listed };
      const ending = endingOf(lemma, pos, form);
      if (!ending)
        throw new DataError(file, row.lineNumber, `"${form}" is neither regular nor in irregular-forms.tsv`);
      return {
        form,
        inflection: inflectionOf(ending, pos),
        phonetic: inflectIpa(phonetic, ending, lemma),
        phoneticUs: phoneticUs && inflectIpa(phoneticUs, ending, lemma),
      };
    };
    return {
      lemma,
      pos,
      phonetic,
      phoneticUs,
      senses: row
        .get('zh')
        .split('；')
        .map((sense) => sense.trim())
        .filter((sense) => sense !== ''),
      grade,
      forms: row.get('forms').split(/\s+/).filter(Boolean).map(formOf),
      example: { en: row.get('example'), zh: row.get('example_zh') },
    };
  });
}

/**
 * Reads the list from its folder: `grade-1.tsv` to `grade-9.tsv` and `irregular-forms.tsv`.
 * @throws DataError with file and line
 */
export function readGradedWords(directory: string = WORDS_DIRECTORY): GradedList {
  const read = (name: string): string => readFileSync(join(directory, name), 'utf8');
  const irregular = parseIrregularForms(read('irregular-forms.tsv'), 'words/irregular-forms.tsv');
  const rows = readdirSync(directory)
    .sort()
    .flatMap((name) => {
      const grade = /^grade-([1-9])\.tsv$/.exec(name)?.[1];
      return grade ? parseGradedWords(read(name), `words/${name}`, Number(grade), irregular) : [];
    });
  return { rows, irregular };
}
