import { DataError } from '../../../../language/data-error.js';
import { parseTable, type Row } from '../../../../language/parse-table.js';
import type { LexiconEntry, SentencePair, Person, Relative, ThemeAliases, Topic, TopicRole } from './language-data.js';

/** Parses `people.tsv` or `relatives.tsv`: `en zh gender`, gender f or m. */
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

/** Parses a lexicon (columns: `language/plots/README.md`). */
export function parseLexicon(text: string, file: string): LexiconEntry[] {
  return parseTable(text, file, ['en', 'plural', 'zh']).map((row) => {
    const facts = [1, 2, 3].map((n) => optionalPair(row, `fact${n}`, file));
    return {
      en: row.get('en'),
      plural: row.get('plural') === '-' ? null : row.get('plural'),
      zh: row.get('zh'),
      measure: row.get('measure'),
      tags: new Set(words(row.get('tags'), /\s+/)),
      ingPhrase: optionalPair(row, 'ing', file),
      facts: facts.filter((fact) => fact !== null),
    };
  });
}

/** Parses `relatives.tsv`: `en zh gender match_en match_zh`, the words separated by |. */
export function parseRelatives(text: string, file: string): Relative[] {
  const rows = parseTable(text, file, ['en', 'zh', 'gender']);
  return parsePeople(text, file).map((person, at) => ({
    ...person,
    matchEn: [person.en, ...words(rows[at]!.get('match_en'), '|')],
    matchZh: [person.zh, ...words(rows[at]!.get('match_zh'), '|')],
  }));
}

/** Tags of nouns that set a scene, and of who was there and how one felt. */
const SETTING = ['quality', 'time', 'season', 'weather'];
const COMPANY = ['family', 'feeling', 'person'];

function roleOf(tags: readonly string[]): TopicRole {
  if (tags.every((tag) => COMPANY.includes(tag))) return 'company';
  return tags.every((tag) => [...SETTING, ...COMPANY].includes(tag)) ? 'setting' : 'subject';
}

/**
 * Parses a file of the safe lexicon: `en article plural zh measure tags match_en match_zh` (language/safe/README.md).
 * @throws DataError naming file and line
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
    const about = plural === '-' ? (article === 'the' ? `the ${en}` : en) : plural;
    return {
      en: about,
      zh: row.get('zh'),
      matchEn: [...new Set([en, plural === '-' ? en : plural, ...words(row.get('match_en'), '|')])].map(
        (word) => word.toLowerCase(),
      ),
      matchZh: [row.get('zh'), ...words(row.get('match_zh'), '|').filter((word) => !word.startsWith('='))],
      exactZh: words(row.get('match_zh'), '|').flatMap((word) =>
        word.startsWith('=') ? [word.slice(1)] : [],
      ),
      role: roleOf(words(row.get('tags'), ' ')),
    };
  });
}

/** Parses `themes.tsv`: `id en zh weak_en weak_zh`, aliases separated by 、 */
export function parseThemes(text: string, file: string): ThemeAliases[] {
  return parseTable(text, file, ['id', 'en', 'zh']).map((row) => ({
    id: row.get('id'),
    en: words(row.get('en').toLowerCase(), '、'),
    zh: words(row.get('zh'), '、'),
    weakEn: words(row.get('weak_en').toLowerCase(), '、'),
    weakZh: words(row.get('weak_zh'), '、'),
  }));
}

function words(cell: string, separator: string | RegExp): string[] {
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
