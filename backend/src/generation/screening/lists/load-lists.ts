import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  parseDisguisedWords,
  parseGroups,
  parseMixedWords,
  parsePinyinTerms,
  parseTerms,
} from './parse-lists.js';
import { parseOperatorTerms } from './parse-operator-terms.js';
import type { TermLists } from './term-lists.js';

/** The folder of the lists; it has the same relative path in the source and in the build. */
export const UNSAFE_DIRECTORY = fileURLToPath(new URL('../../../language/unsafe/', import.meta.url));

/** Files of the folder that are not lists of terms. */
const OTHER_FILES = new Set(['disguised.tsv', 'groups.tsv', 'mixed.tsv', 'sounds.tsv', 'traditional.tsv']);

/**
 * Loads the authored term lists and the operator's own list.
 * @throws DataError with file and line of the first error
 */
export function loadTermLists(termsFile?: string, directory: string = UNSAFE_DIRECTORY): TermLists {
  const read = (name: string): string => readFileSync(join(directory, name), 'utf8');
  const files = readdirSync(directory).filter((name) => name.endsWith('.tsv') && !OTHER_FILES.has(name));
  const authored = files
    .sort()
    .flatMap((name) => parseTerms(read(name), `unsafe/${name}`, basename(name, '.tsv')));
  const categoryOf = new Map(
    authored.filter(({ category }) => category !== 'allow').map(({ text, category }) => [text, category]),
  );
  return {
    terms: termsFile ? [...authored, ...parseOperatorTerms(readFileSync(termsFile, 'utf8'))] : authored,
    groups: parseGroups(read('groups.tsv'), 'unsafe/groups.tsv'),
    pinyinTerms: parsePinyinTerms(read('sounds.tsv'), 'unsafe/sounds.tsv', categoryOf),
    mixedWords: parseMixedWords(read('mixed.tsv'), 'unsafe/mixed.tsv'),
    disguisedWords: parseDisguisedWords(read('disguised.tsv'), 'unsafe/disguised.tsv'),
  };
}
