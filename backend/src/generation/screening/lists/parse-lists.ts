import { DataError } from '../../../language/data-error.js';
import { parseTable } from '../../../language/parse-table.js';
import type { Groups, ListLanguage, PinyinTerm, Term, TermKind } from './types.js';

const KINDS: ReadonlySet<string> = new Set<TermKind>(['word', 'stem', 'phrase', 'pattern']);
const HEADER = 'term\tlanguage\tkind\tnote';
const HAN = /\p{Script=Han}/u;

/** The words of `groups.tsv`. */
export function parseGroups(text: string, file: string): Groups {
  return new Map(
    parseTable(text, file, ['name', 'language', 'words']).map((row) => [
      `${row.get('language')} ${row.get('name')}`,
      row.get('words').split('|'),
    ]),
  );
}

/**
 * The terms of one list.
 * @throws DataError naming file and line for a term that could never be found
 */
export function parseTerms(text: string, file: string, category: string): Term[] {
  // Thousands of lines, read while a pupil waits: without the comforts of `parseTable`.
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (header !== HEADER) throw new DataError(file, 1, `the columns must be ${HEADER.replaceAll('\t', ', ')}`);
  const terms: Term[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('//')) continue;
    const [term = '', language, kind] = line.split('\t');
    const refuse = (problem: string) => new DataError(file, index + 2, problem);
    if (language !== 'en' && language !== 'zh') throw refuse(`"${language}" is not en or zh`);
    if (!isKind(kind)) throw refuse(`"${kind}" is not ${[...KINDS].join(', ')}`);
    const fault = kind === 'pattern' ? patternFault(term) : wordFault(term, language);
    if (fault) throw refuse(fault);
    terms.push({ category, language, kind, text: term });
  }
  return terms;
}

const isKind = (kind: string | undefined): kind is TermKind => kind !== undefined && KINDS.has(kind);

/** The words of `sounds.tsv`; a word takes the category of the list it stands in. */
export function parsePinyinTerms(
  text: string,
  file: string,
  categoryOf: ReadonlyMap<string, string>,
): PinyinTerm[] {
  return parseTable(text, file, ['sound', 'term']).map((row) => {
    const syllables = row.get('sound').split(' ');
    const characters = Array.from(row.get('term'));
    const category = categoryOf.get(row.get('term'));
    const refuse = (problem: string) => new DataError(file, row.lineNumber, problem);
    if (!category) throw refuse(`"${row.get('term')}" stands in no list`);
    if (syllables.length !== characters.length) throw refuse('one syllable a character');
    const rule = row.get('how') || 'some';
    if (rule !== 'some' && rule !== 'typed') throw refuse(`"${rule}" is not typed`);
    return { category, syllables, characters, rule };
  });
}

function wordFault(term: string, language: ListLanguage): string | null {
  if (term !== term.toLowerCase()) return `"${term}" must be in lower case`;
  if (language === 'zh')
    return HAN.test(term) || /[<(]/.test(term) ? null : `"${term}" has no Chinese character`;
  return /^[a-z0-9 ()[\]|<>…*-]+$/.test(term) && term.length > 1
    ? null
    : `"${term}" is not plain English letters`;
}

function patternFault(term: string): string | null {
  try {
    void new RegExp(term, 'u');
    return null;
  } catch {
    return `"${term}" is not a pattern`;
  }
}
