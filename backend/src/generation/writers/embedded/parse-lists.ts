import { DataError } from '../../../language/data-error.js';
import { parseTable, type Row } from '../../../language/parse-table.js';
import type { LexiconEntry, Pair, Person, ThemeAliases, Topic } from './types.js';

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
      doing: optionalPair(row, 'ing', file),
      facts: facts.filter((fact) => fact !== null),
    };
  });
}

/** Parses `topics.tsv`: `topic_en topic_zh match_en match_zh source`, the words to match separated by |. */
export function parseTopics(text: string, file: string): Topic[] {
  return parseTable(text, file, ['topic_en', 'topic_zh', 'source']).map((row) => ({
    en: row.get('topic_en'),
    zh: row.get('topic_zh'),
    matchEn: words(row.get('match_en').toLowerCase(), /[|、；;,]/),
    matchZh: words(row.get('match_zh'), /[|、；;，,\s]+/),
    source: row.get('source'),
  }));
}

/** Parses `themes.tsv`: `id en zh`, aliases separated by 、 */
export function parseThemes(text: string, file: string): ThemeAliases[] {
  return parseTable(text, file, ['id', 'en', 'zh']).map((row) => ({
    id: row.get('id'),
    en: words(row.get('en').toLowerCase(), '、'),
    zh: words(row.get('zh'), '、'),
  }));
}

function words(cell: string, separator: string | RegExp): string[] {
  return cell
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function optionalPair(row: Row, column: string, file: string): Pair | null {
  const pair = { en: row.get(column), zh: row.get(`${column}_zh`) };
  if ((pair.en === '') !== (pair.zh === '')) {
    throw new DataError(file, row.lineNumber, `"${column}" needs both languages`);
  }
  return pair.en === '' ? null : pair;
}
