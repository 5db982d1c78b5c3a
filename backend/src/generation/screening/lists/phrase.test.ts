import { expect, it } from '@jest/globals';
import { Phrase } from './phrase.js';

const groups = new Map([
  ['en person', ['teacher', 'friend']],
  ['zh person', ['老师', '同学']],
]);
const english = (phrase: string) => new Phrase(phrase, 'en', groups);
const finds = (phrase: Phrase, view: string) => view.match(phrase.regex) !== null;

it('finds either of the words, and words that may be left out', () => {
  const phrase = english('(hit|kick*) [my|the] <person>');
  expect(finds(phrase, ' i kicked my teacher ')).toBe(true);
  expect(finds(phrase, ' hit friend ')).toBe(true);
  expect(finds(phrase, ' hit a friend ')).toBe(false);
  expect(finds(phrase, ' hit my teachers pet ')).toBe(false);
  expect(finds(phrase, ' white teacher ')).toBe(false);
});

it('bridges up to four words, or six characters of one clause', () => {
  const phrase = english('push … stairs');
  expect(finds(phrase, ' push him down the stairs ')).toBe(true);
  expect(finds(phrase, ' push stairs ')).toBe(true);
  expect(finds(phrase, ' push one two three four five stairs ')).toBe(false);
  const chinese = new Phrase('把…<person>…推', 'zh', groups);
  expect(finds(chinese, '把新来的同学狠狠地推')).toBe(true);
  expect(finds(chinese, '把新来的同学，狠狠地推')).toBe(false);
});

it('is recognised by its longest part', () => {
  expect(english('[my] (hit|kick*) <person> again').anchors()).toEqual(['teacher', 'friend']);
});

it('tells what is wrong with it', () => {
  expect(english('(hit|kick').findFault()).toContain('not closed');
  expect(english('[hit] … [him]').findFault()).toContain('recognised');
  expect(english('(hit|kick)ed').findFault()).toContain('spaces');
  expect(() => english('hit <nobody>')).toThrow('<nobody>');
});
