import { DataError } from '../../../../language/data-error.js';
import { parseTable, type Row } from '../../../../language/parse-table.js';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import type { LexiconEntry, Person, Relative, ThemeAliases, Topic, TopicRole } from './language-data.js';

/** Parses `people.tsv` or `relatives.tsv` with the columns `en zh gender`; gender is f or m. */
export function parsePeople(text: string, file: string): Person[] {
  return parseTable(text, file, ['en', 'zh', 'gender']).map((row) => {
    const gender = row.get('gender');
    if (gender !== 'f' && gender !== 'm') throw new DataError(file, row.lineNumber, 'gender is f or m');
    if (row.get('zh').length < 2) {
      throw new DataError(file, row.lineNumber, 'a Chinese name has two characters or more');
    }
    return { en: row.get('en'), zh: row.get('zh'), gender };
  });
}

/** Parses a lexicon; its columns are described in `language/plots/README.md`. */
export function parseLexicon(text: string, file: string): LexiconEntry[] {
  return parseTable(text, file, ['en', 'plural', 'zh']).map((row) => {
    const facts = [1, 2, 3].map((n) => optionalPair(row, `fact${n}`, file));
    return {
      en: row.get('en'),
      plural: row.get('plural') === '-' ? null : row.get('plural'),
      zh: row.get('zh'),
      measure: row.get('measure'),
      tags: new Set(splitCell(row.get('tags'), /\s+/)),
      ingPhrase: optionalPair(row, 'ing', file),
      facts: facts.filter((fact) => fact !== null),
    };
  });
}

/** Parses `relatives.tsv` with the columns `en zh gender match_en match_zh`; match words are separated by `|`. */
export function parseRelatives(text: string, file: string): Relative[] {
  const rows = parseTable(text, file, ['en', 'zh', 'gender']);
  return parsePeople(text, file).map((person, index) => ({
    ...person,
    matchEn: [person.en, ...splitCell(rows[index]!.get('match_en'), '|')],
    matchZh: [person.zh, ...splitCell(rows[index]!.get('match_zh'), '|')],
  }));
}

/** Tags of nouns that set a scene, and of nouns for persons and feelings. */
const SETTING = ['quality', 'time', 'season', 'weather'];
const COMPANY = ['family', 'feeling', 'person'];

function roleOf(tags: readonly string[]): TopicRole {
  if (tags.every((tag) => COMPANY.includes(tag))) return 'company';
  return tags.every((tag) => [...SETTING, ...COMPANY].includes(tag)) ? 'setting' : 'subject';
}

/**
 * Parses a file of the safe lexicon with the columns `en article plural zh measure tags match_en match_zh`
 * (language/safe/README.md).
 * @throws DataError with file and line
 */
export function parseSafeNouns(text: string, file: string): Topic[] {
  return parseTable(text, file, ['en', 'article', 'plural', 'zh', 'measure', 'tags']).map((row) => {
    const [en, article, plural] = [row.get('en'), row.get('article'), row.get('plural')];
    if (!['a', 'an', 'the', '-'].includes(article)) {
      throw new DataError(file, row.lineNumber, 'article is a, an, the or -');
    }
    if ((plural === '-') !== (article === 'the' || article === '-')) {
      throw new DataError(file, row.lineNumber, 'a noun has a plural if and only if it takes a or an');
    }
    const generic = plural === '-' ? (article === 'the' ? `the ${en}` : en) : plural;
    const singularAndPlural = [en, plural === '-' ? en : plural];
    const matchZh = splitCell(row.get('match_zh'), '|');
    return {
      en: generic,
      zh: row.get('zh'),
      matchEn: [...new Set([...singularAndPlural, ...splitCell(row.get('match_en'), '|')])].map((word) =>
        word.toLowerCase(),
      ),
      matchZh: [row.get('zh'), ...matchZh.filter((word) => !word.startsWith('='))],
      exactZh: matchZh.flatMap((word) => (word.startsWith('=') ? [word.slice(1)] : [])),
      role: roleOf(splitCell(row.get('tags'), ' ')),
    };
  });
}

/** Parses `themes.tsv` with the columns `id en zh weak_en weak_zh`; aliases are separated by 、 */
export function parseThemes(text: string, file: string): ThemeAliases[] {
  return parseTable(text, file, ['id', 'en', 'zh']).map((row) => ({
    id: row.get('id'),
    en: splitCell(row.get('en').toLowerCase(), '、'),
    zh: splitCell(row.get('zh'), '、'),
    weakEn: splitCell(row.get('weak_en').toLowerCase(), '、'),
    weakZh: splitCell(row.get('weak_zh'), '、'),
  }));
}

function splitCell(cell: string, separator: string | RegExp): string[] {
  return cell
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function optionalPair(row: Row, column: string, file: string): SentencePair | null {
  const pair = { en: row.get(column), zh: row.get(`${column}_zh`) };
  if ((pair.en === '') !== (pair.zh === '')) {
    throw new DataError(file, row.lineNumber, `"${column}" needs both languages`);
  }
  return pair.en === '' ? null : pair;
}
