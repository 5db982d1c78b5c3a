import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GradedWord } from './graded-words.js';
import { DataError } from '../data-error.js';
import { parseTable } from '../parse-table.js';
import { inflectIpa, inflectionOf, regularForms } from './regular-forms.js';

/** The first grade of each band. */
const FIRST_GRADE: Readonly<Record<string, number>> = { a: 1, b: 3, c: 5, d: 7 };

/** A word that the stories of a theme may use before its grade. */
export interface ThemeWord {
  readonly lemma: string;
  /** The first band, a to d, whose stories may use it. */
  readonly band: string;
  /** Its dictionary entry when the graded list has none; null when the list has the word at a later grade. */
  readonly entry: GradedWord | null;
}

/**
 * Parses the `words.tsv` of a theme with the columns `band word pos ipa zh`; the last three are empty for a word of the
 * graded list.
 * @throws DataError with file and line
 */
export function parseThemeWords(text: string, file: string): ThemeWord[] {
  return parseTable(text, file, ['band', 'word']).map((row) => {
    const [lemma, band, pos, phonetic] = [row.get('word'), row.get('band'), row.get('pos'), row.get('ipa')];
    const grade = FIRST_GRADE[band];
    if (grade === undefined) throw new DataError(file, row.lineNumber, 'band is a, b, c or d');
    const given = [pos, phonetic, row.get('zh')].filter((cell) => cell !== '').length;
    if (given % 3 !== 0) throw new DataError(file, row.lineNumber, 'pos, ipa and zh: all or none');
    if (given === 0) return { lemma, band, entry: null };
    const forms = regularForms(lemma, pos).map(({ form, ending }) => ({
      form,
      inflection: inflectionOf(ending, pos),
      phonetic: inflectIpa(phonetic, ending, lemma),
      phoneticUs: null,
    }));
    const senses = row.get('zh').split('；');
    return {
      lemma,
      band,
      entry: { lemma, pos, phonetic, phoneticUs: null, senses, grade, forms, example: null },
    };
  });
}

const PLOTS_DIRECTORY = fileURLToPath(new URL('../plots/', import.meta.url));

export const LADDERS_DIRECTORY = fileURLToPath(new URL('../ladders/', import.meta.url));

/** The words of every theme or ladder, by its folder name. */
export function readThemeWords(directory: string = PLOTS_DIRECTORY): Map<string, readonly ThemeWord[]> {
  const words = new Map<string, readonly ThemeWord[]>();
  for (const folder of readdirSync(directory, { withFileTypes: true })) {
    const file = join(directory, folder.name, 'words.tsv');
    if (!folder.isDirectory() || !existsSync(file)) continue;
    words.set(folder.name, parseThemeWords(readFileSync(file, 'utf8'), `plots/${folder.name}/words.tsv`));
  }
  return words;
}
