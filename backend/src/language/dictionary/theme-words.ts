import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GradedWord } from './graded-words.js';
import { DataError } from '../data-error.js';
import { parseTable } from '../parse-table.js';
import { inflectIpa, inflectionOf, regularForms } from './regular-forms.js';

/** The first grade of the bands in which a theme gives its words. */
const FIRST_GRADE: Readonly<Record<string, number>> = { a: 1, b: 3, c: 5, d: 7 };

/** A word that a theme's stories may use before its grade. */
export interface ThemeWord {
  readonly lemma: string;
  /** From this band on, a to d. */
  readonly band: string;
  /** Its entry in the dictionary where the graded list has none; null where the list has it at a later grade. */
  readonly entry: GradedWord | null;
}

/**
 * Parses a theme's `words.tsv`: `band word pos ipa zh`; the last three are empty for a word of the graded list.
 * @throws DataError naming file and line
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

/** The words that each theme's stories may use, by the theme's folder. */
export function readThemeWords(directory: string = PLOTS_DIRECTORY): Map<string, readonly ThemeWord[]> {
  const words = new Map<string, readonly ThemeWord[]>();
  for (const folder of readdirSync(directory, { withFileTypes: true })) {
    const file = join(directory, folder.name, 'words.tsv');
    if (!folder.isDirectory() || !existsSync(file)) continue;
    words.set(folder.name, parseThemeWords(readFileSync(file, 'utf8'), `plots/${folder.name}/words.tsv`));
  }
  return words;
}
