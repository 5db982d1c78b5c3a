import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTable } from './parse-table.js';

/** One row of the graded word list: a word, or an inflected form with phonetics of its own, as one part of speech. */
export interface GradedWord {
  readonly word: string;
  /** Its head word: itself, or for a row of an inflected form what its Chinese note names, "（go 的过去式）". */
  readonly lemma: string;
  /** As in the list: n, v, adj, adv, prep, … */
  readonly pos: string;
  /** With its slashes, as it is shown. */
  readonly phonetic: string;
  /** Chinese senses, the commonest first. */
  readonly senses: readonly string[];
  readonly grade: number;
  /** Inflected forms that have no row of their own. */
  readonly forms: readonly string[];
  readonly example: { readonly en: string; readonly zh: string };
}

/** The list, by word in lower case. A word may have several rows, one a part of speech. */
export type GradedWords = ReadonlyMap<string, readonly GradedWord[]>;

const WORDS_DIRECTORY = fileURLToPath(new URL('./words/', import.meta.url));

/**
 * Parses one table of the list: `word pos ipa zh grade forms example example_zh`.
 * @throws DataError naming file and line
 */
export function parseGradedWords(text: string, file: string): GradedWord[] {
  return parseTable(text, file, ['word', 'pos', 'ipa', 'zh', 'grade']).map((row) => ({
    word: row.get('word'),
    lemma: /（([A-Za-z' -]+?) ?的/.exec(row.get('zh'))?.[1] ?? row.get('word'),
    pos: row.get('pos').replace(/\.$/, ''),
    phonetic: `/${row.get('ipa').replace(/^[/[]|[/\]]$/g, '')}/`,
    senses: row
      .get('zh')
      .split(/[；;]/)
      .map((sense) => sense.trim())
      .filter((sense) => sense !== ''),
    grade: Number(row.get('grade')),
    forms: row.get('forms').split(/\s+/).filter(Boolean),
    example: { en: row.get('example'), zh: row.get('example_zh') },
  }));
}

/** Puts the rows of a list under their words. */
export function indexWords(rows: readonly GradedWord[]): GradedWords {
  const words = new Map<string, GradedWord[]>();
  for (const row of rows) {
    const key = row.word.toLowerCase();
    words.set(key, [...(words.get(key) ?? []), row]);
  }
  return words;
}

/**
 * The list by every form, in lower case: the rows of that form itself first, then those that name it among their forms,
 * so that both "animals" and "animal" explain "animals".
 */
export function indexForms(words: GradedWords): GradedWords {
  const index = new Map<string, GradedWord[]>();
  const add = (form: string, row: GradedWord) => {
    const key = form.toLowerCase();
    const rows = index.get(key) ?? [];
    if (!rows.includes(row)) index.set(key, [...rows, row]);
  };
  const rows = [...words.values()].flat();
  for (const row of rows) add(row.word, row);
  for (const row of rows) for (const form of row.forms) add(form, row);
  return index;
}

let loaded: GradedWords | null = null;

/** The product's graded word list, read at the first call. */
export function gradedWords(): GradedWords {
  if (loaded) return loaded;
  const files = readdirSync(WORDS_DIRECTORY)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
  loaded = indexWords(
    files.flatMap((name) =>
      parseGradedWords(readFileSync(join(WORDS_DIRECTORY, name), 'utf8'), `words/${name}`),
    ),
  );
  return loaded;
}
