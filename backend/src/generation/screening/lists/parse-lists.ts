import { DataError } from '../../../language/data-error.js';
import { parseTable } from '../../../language/parse-table.js';
import type { Groups, ListLanguage, PinyinTerm, Term, TermKind } from './term-lists.js';

const KINDS: ReadonlySet<string> = new Set<TermKind>(['word', 'stem', 'phrase', 'pattern', 'cues']);
const HEADER = 'term\tlanguage\tkind\tnote';
const HAN = /\p{Script=Han}/u;

/** Parses `groups.tsv` with the columns `name language words`; words are separated by `|`. */
export function parseGroups(text: string, file: string): Groups {
  return new Map(
    parseTable(text, file, ['name', 'language', 'words']).map((row) => [
      `${row.get('language')} ${row.get('name')}`,
      row.get('words').split('|'),
    ]),
  );
}

/**
 * Parses one term list with the columns `term language kind note`.
 * @throws DataError with file and line, also for a term that could never match
 */
export function parseTerms(text: string, file: string, category: string): Term[] {
  // Thousands of lines, parsed while a pupil waits: faster than `parseTable`.
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (header !== HEADER) throw new DataError(file, 1, `the columns must be ${HEADER.replaceAll('\t', ', ')}`);
  const terms: Term[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('//')) continue;
    const [term = '', language, kind] = line.split('\t');
    const error = (message: string) => new DataError(file, index + 2, message);
    if (language !== 'en' && language !== 'zh') throw error(`"${language}" is not en or zh`);
    if (!isKind(kind)) throw error(`"${kind}" is not ${[...KINDS].join(', ')}`);
    const problem = kind === 'pattern' ? findPatternProblem(term) : findWordProblem(term, language);
    if (problem) throw error(problem);
    terms.push({ category, language, kind, text: term });
  }
  return terms;
}

const isKind = (kind: string | undefined): kind is TermKind => kind !== undefined && KINDS.has(kind);

/** Parses `mixed.tsv` with the columns `english chinese`; English words are separated by `|`. */
export function parseMixedWords(text: string, file: string): Map<string, string> {
  const rows = parseTable(text, file, ['english', 'chinese']);
  return new Map(
    rows.flatMap((row) =>
      row
        .get('english')
        .split('|')
        .map((word): [string, string] => [word, row.get('chinese')]),
    ),
  );
}

/** Parses `disguised.tsv` with the column `word`, the longest words first, because they hold shorter ones. */
export function parseDisguisedWords(text: string, file: string): string[] {
  const words = parseTable(text, file, ['word']).map((row) => row.get('word'));
  return words.sort((a, b) => b.length - a.length);
}

/** Parses `sounds.tsv` with the columns `sound term how`; a term has the category of its list. */
export function parsePinyinTerms(
  text: string,
  file: string,
  categoryOf: ReadonlyMap<string, string>,
): PinyinTerm[] {
  return parseTable(text, file, ['sound', 'term']).map((row) => {
    const syllables = row.get('sound').split(' ');
    const characters = Array.from(row.get('term'));
    const category = categoryOf.get(row.get('term'));
    const error = (message: string) => new DataError(file, row.lineNumber, message);
    if (!category) throw error(`"${row.get('term')}" is in no list`);
    if (syllables.length !== characters.length) throw error('one syllable a character');
    const rule = row.get('how') || 'some';
    if (rule !== 'some' && rule !== 'typed') throw error(`"${rule}" is not typed`);
    return { category, syllables, characters, rule };
  });
}

function findWordProblem(term: string, language: ListLanguage): string | null {
  if (term !== term.toLowerCase()) return `"${term}" must be in lower case`;
  if (language === 'zh')
    return HAN.test(term) || /[<(]/.test(term) ? null : `"${term}" has no Chinese character`;
  return /^[a-z0-9 ()[\]|<>…*+-]+$/.test(term) && term.length > 1
    ? null
    : `"${term}" is not plain English letters`;
}

function findPatternProblem(term: string): string | null {
  try {
    void new RegExp(term, 'u');
    return null;
  } catch {
    return `"${term}" is not a pattern`;
  }
}
