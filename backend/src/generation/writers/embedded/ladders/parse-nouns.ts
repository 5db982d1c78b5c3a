import { DataError } from '../../../../language/data-error.js';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import type { Noun } from './noun.js';

const SEPARATOR = ' || ';
/** Sizes 1 (in a hand) to 5 (a house) give every noun with a size one of three tags. */
const sizeTag = (size: number) => (size >= 4 ? 'big' : size <= 2 ? 'small' : 'middle');

/**
 * Parses a file of nouns: blocks of `English || Chinese`, then `key: value` lines (`language/ladders/README.md`).
 * @throws DataError with file and line
 */
export function parseNouns(text: string, file: string): Noun[] {
  const nouns: Noun[] = [];
  let block: { text: string; lineNumber: number }[] = [];
  const finish = () => {
    if (block.length > 0) nouns.push(parseNoun(block, file));
    block = [];
  };
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') finish();
    else if (!line.startsWith('//')) block.push({ text: line.trim(), lineNumber: index + 1 });
  });
  finish();
  return nouns;
}

function parseNoun(block: readonly { text: string; lineNumber: number }[], file: string): Noun {
  const [first, ...rest] = block;
  const name = parsePair(first!.text, file, first!.lineNumber);
  const fields = new Map<string, SentencePair>();
  const tags = new Set<string>();
  let [kind, form, piece] = ['', null as string[] | null, null as Noun | null];
  for (const { text, lineNumber } of rest) {
    const colon = text.indexOf(':');
    const [key, value] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    if (colon < 0 || value === '') throw new DataError(file, lineNumber, 'expected "key: value"');
    if (key === 'kind') kind = value;
    else if (key === 'tags') for (const tag of value.split(/\s+/)) tags.add(tag);
    else if (key === 'size') tags.add(sizeTag(Number(value)));
    else if (key === 'form') form = parseForm(value, file, lineNumber);
    else if (key === 'one') piece = parsePiece(value, file, lineNumber);
    else fields.set(key, parsePair(value, file, lineNumber));
  }
  if (kind === '' || !form) throw new DataError(file, first!.lineNumber, `"${name.en}" needs kind and form`);
  for (const fact of ['f1', 'f2', 'f3'])
    if (!fields.has(fact)) throw new DataError(file, first!.lineNumber, `"${name.en}" lacks ${fact}`);
  return { ...name, kind, tags, ...formOf(form), fields, piece };
}

function parsePair(text: string, file: string, lineNumber: number): SentencePair {
  const [en, zh, ...more] = text.split(SEPARATOR);
  if (!en || !zh || more.length > 0) throw new DataError(file, lineNumber, 'expected English || Chinese');
  return { en: en.trim(), zh: zh.trim() };
}

/** `article, plural, measure, pronoun`. */
function parseForm(value: string, file: string, lineNumber: number): string[] {
  const parts = value.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !['it', 'he', 'she'].includes(parts[3]!))
    throw new DataError(file, lineNumber, 'form is "article, plural, measure, pronoun"');
  return parts;
}

const formOf = ([article, plural, measure, pronoun]: string[]) => ({
  article: article!,
  plural: plural === '-' ? null : plural!,
  measure: measure === '-' || measure === '' ? null : measure!,
  pronoun: pronoun as Noun['pronoun'],
});

/** `English, plural, Chinese, measure`: one piece of a food. */
function parsePiece(value: string, file: string, lineNumber: number): Noun {
  const [en, plural, zh, measure] = value.split(',').map((part) => part.trim());
  if (!en || !plural || !zh || !measure)
    throw new DataError(file, lineNumber, 'one is "English, plural, Chinese, measure"');
  const form = formOf(['a', plural, measure, 'it']);
  return { en, zh, kind: 'piece', tags: new Set(), ...form, fields: new Map(), piece: null };
}
