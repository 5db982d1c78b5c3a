import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseGroups, parsePinyinTerms, parseTerms } from './parse-lists.js';
import { parseOperatorTerms } from './parse-operator-terms.js';
import type { TermLists } from './types.js';

/** `language/` stands at the same place beside `generation/` in the source and in the build. */
export const UNSAFE_DIRECTORY = fileURLToPath(new URL('../../../language/unsafe/', import.meta.url));

/** Files that are not lists of terms. */
const OTHER_FILES = new Set(['groups.tsv', 'sounds.tsv', 'traditional.tsv']);

/**
 * Reads the authored lists, and the operator's own.
 * @throws DataError naming file and line when something is wrong in them
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
  };
}
