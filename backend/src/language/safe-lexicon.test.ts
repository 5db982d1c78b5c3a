import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nounForms, withIndefiniteArticle } from './text/noun-forms.js';
import { parseTable } from './parse-table.js';

/** Checks the safe lexicon against the rules of language/safe/README.md. */
const DIRECTORY = join(__dirname, 'safe');
const cells = (text: string) => text.split('|').filter(Boolean);
const entries = readdirSync(DIRECTORY)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) =>
    parseTable(readFileSync(join(DIRECTORY, name), 'utf8'), `safe/${name}`, ['en', 'article', 'zh']).map(
      (row) => ({
        place: `safe/${name}:${row.lineNumber}`,
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
  entries.filter(isFault).map(({ place, en }) => `${place} ${en}`);

describe('the safe lexicon', () => {
  it('has at least 600 nouns and activities', () => {
    process.stdout.write(`safe lexicon: ${entries.length} entries\n`);
    expect(entries.length).toBeGreaterThanOrEqual(600);
  });

  it('has an article, a plural and a measure word that agree', () => {
    expect(faults(({ article, plural }) => /^an?$/.test(article) !== (plural !== '-'))).toEqual([]);
    expect(
      faults(({ article, en }) => /^an?$/.test(article) && withIndefiniteArticle(en) !== `${article} ${en}`),
    ).toEqual([]);
    expect(
      faults(({ article, measure }) => /^an?$/.test(article) && !/^\p{Script=Han}+$/u.test(measure)),
    ).toEqual([]);
    expect(faults(({ tags }) => tags === '')).toEqual([]);
  });

  it('has English and Chinese cells without foreign characters', () => {
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

  it('assigns each word to one noun', () => {
    const owners = new Map<string, Set<string>>();
    const addOwner = (word: string, { place, en }: Entry) =>
      owners.set(word, (owners.get(word) ?? new Set()).add(`${place} ${en}`));
    for (const entry of entries) {
      for (const word of new Set([entry.zh, ...entry.matchZh])) addOwner(word, entry);
      for (const word of new Set(
        [entry.en, entry.plural, ...entry.matchEn].map((text) => text.toLowerCase()),
      ))
        if (word !== '-') addOwner(word, entry);
    }
    expect([...owners].filter(([, { size }]) => size > 1).map(([word, to]) => [word, ...to])).toEqual([]);
  });

  it('has plurals that the inflection rules or its match words cover', () => {
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
