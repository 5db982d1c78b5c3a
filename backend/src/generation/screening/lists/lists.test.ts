import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeForScreening } from '../../../language/text/normalize-text.js';
import { authoredLists as lists, authoredScreen as screen } from '../testing/lists.js';
import { parseTerms } from './parse-lists.js';
import { Phrase } from './phrase.js';

const refused = lists.terms.filter(({ category }) => category !== 'allow');

describe('the authored lists', () => {
  it('have at least 800 English and 1,200 Chinese terms', () => {
    expect(refused.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(800);
    expect(refused.filter(({ language }) => language === 'zh').length).toBeGreaterThanOrEqual(1200);
  });

  it('have phrases that can match', () => {
    const faults = lists.terms
      .filter(({ kind }) => kind === 'phrase')
      .map((term) => new Phrase(term.text, term.language, lists.groups))
      .map((phrase) => phrase.findFault() ?? String(phrase.regex instanceof RegExp ? '' : 'no pattern'))
      .filter(Boolean);
    expect(faults).toEqual([]);
  });

  it('have normalized words that are refused by themselves', () => {
    const words = refused.filter(({ kind }) => kind === 'word' || kind === 'stem');
    const missed = words.filter(
      ({ text }) => normalizeForScreening(text) !== text || screen.screenTheme(text).length === 0,
    );
    expect(missed.map(({ category, text }) => `${category}: ${text}`)).toEqual([]);
  });

  it('have no duplicate within a list', () => {
    const seen = new Set<string>();
    const twice = lists.terms.filter(({ category, text }) => {
      const key = `${category} ${text}`;
      return seen.has(key) || !seen.add(key);
    });
    expect(twice).toEqual([]);
  });

  it('allow the example sentences of the graded words', () => {
    const folder = join(__dirname, '../../../language/words');
    const lines = readdirSync(folder)
      .filter((name) => /^grade-[1-6]\.tsv$/.test(name))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').slice(1));
    const examples = lines.flatMap((line) => line.split('\t').slice(6, 8)).filter(Boolean);
    expect(examples.length).toBeGreaterThan(1000);
    expect(examples.filter((example) => screen.screenTheme(example).length > 0)).toEqual([]);
  });
});

describe('parseTerms', () => {
  const parse = (line: string) => parseTerms(`term\tlanguage\tkind\tnote\n${line}`, 'x.tsv', 'x');

  it.each([
    ['Gun\ten\tword', 'lower case'],
    ['gun\tfr\tword', 'not en or zh'],
    ['gun\ten\tnoun', 'not word, stem'],
    ['gun\tzh\tword', 'no Chinese character'],
    ['枪\ten\tword', 'not plain English'],
    ['([\ten\tpattern', 'not a pattern'],
  ])('rejects %s with file and line', (line, problem) => {
    expect(() => parse(line)).toThrow(`x.tsv:2: `);
    expect(() => parse(line)).toThrow(problem);
  });
});
