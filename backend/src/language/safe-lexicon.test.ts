import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nounForms } from './english/noun-forms.js';
import { withIndefiniteArticle } from '../generation/writers/embedded/render/english.js';
import { parseTable } from './parse-table.js';

/** The safe lexicon as a whole: the rules of language/safe/README.md. */
const DIRECTORY = join(__dirname, 'safe');
const cells = (text: string) => text.split('|').filter(Boolean);
const entries = readdirSync(DIRECTORY)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) =>
    parseTable(readFileSync(join(DIRECTORY, name), 'utf8'), `safe/${name}`, ['en', 'article', 'zh']).map(
      (row) => ({
        at: `safe/${name}:${row.lineNumber}`,
        en: row.get('en'),
        article: row.get('article'),
        plural: row.get('plural'),
        zh: row.get('zh'),
        measure: row.get('measure'),
        tags: row.get('tags'),
        matchEn: cells(row.get('match_en')),
        matchZh: cells(row.get('match_zh')),
      }),
    ),
  );
type Entry = (typeof entries)[number];

const faults = (isFault: (entry: Entry) => boolean) =>
  entries.filter(isFault).map(({ at, en }) => `${at} ${en}`);

describe('the safe lexicon', () => {
  it('holds 600 nouns and activities or more', () => {
    process.stdout.write(`safe lexicon: ${entries.length} entries\n`);
    expect(entries.length).toBeGreaterThanOrEqual(600);
  });

  it('says of each how it is counted: article, plural and measure word agree', () => {
    expect(faults(({ article, plural }) => /^an?$/.test(article) !== (plural !== '-'))).toEqual([]);
    expect(
      faults(({ article, en }) => /^an?$/.test(article) && withIndefiniteArticle(en) !== `${article} ${en}`),
    ).toEqual([]);
    expect(
      faults(({ article, measure }) => /^an?$/.test(article) && !/^\p{Script=Han}+$/u.test(measure)),
    ).toEqual([]);
    expect(faults(({ tags }) => tags === '')).toEqual([]);
  });

  it('is written in the two languages', () => {
    expect(
      faults(({ en, plural }) => !/^[A-Za-z][A-Za-z' -]*$/.test(en) || !/^[A-Za-z' -]+$/.test(plural)),
    ).toEqual([]);
    expect(
      faults(
        ({ zh, matchZh }) =>
          !/^=?[\p{Script=Han}·]+$/u.test(zh) || matchZh.some((word) => /[,;、，]/.test(word)),
      ),
    ).toEqual([]);
  });

  it('leads from each word to one noun', () => {
    const owners = new Map<string, Set<string>>();
    const own = (word: string, { at, en }: Entry) =>
      owners.set(word, (owners.get(word) ?? new Set()).add(`${at} ${en}`));
    for (const entry of entries) {
      for (const word of new Set([entry.zh, ...entry.matchZh])) own(word, entry);
      for (const word of new Set(
        [entry.en, entry.plural, ...entry.matchEn].map((text) => text.toLowerCase()),
      ))
        if (word !== '-') own(word, entry);
    }
    expect([...owners].filter(([, { size }]) => size > 1).map(([word, to]) => [word, ...to])).toEqual([]);
  });

  it('has plurals that a theme is found by', () => {
    const irregular = new Set([
      'children',
      'people',
      'teeth',
      'feet',
      'mice',
      'geese',
      'oxen',
      'fish',
      'sheep',
      'deer',
    ]);
    const strange = faults(
      ({ en, plural, matchEn }) =>
        plural !== '-' &&
        !nounForms(en).includes(plural) &&
        !matchEn.includes(plural) &&
        ![...irregular].some((end) => plural.endsWith(end)),
    );
    process.stdout.write(`plurals beyond the rules: ${strange.length}\n`);
    expect(strange.length / entries.length).toBeLessThan(0.03);
  });
});
