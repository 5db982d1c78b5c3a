import { expect, it } from '@jest/globals';
import { Phrase } from './phrase.js';

const groups = new Map([
  ['en person', ['teacher', 'friend']],
  ['zh person', ['老师', '同学']],
]);
const english = (phrase: string) => new Phrase(phrase, 'en', groups);
const matches = (phrase: Phrase, view: string) => view.match(phrase.regex) !== null;

it('matches alternatives and optional words', () => {
  const phrase = english('(hit|kick*) [my|the] <person>');
  expect(matches(phrase, ' i kicked my teacher ')).toBe(true);
  expect(matches(phrase, ' hit friend ')).toBe(true);
  expect(matches(phrase, ' hit a friend ')).toBe(false);
  expect(matches(phrase, ' hit my teachers pet ')).toBe(false);
  expect(matches(phrase, ' white teacher ')).toBe(false);
});

it('matches a gap of up to four words, or six characters of one clause', () => {
  const phrase = english('push … stairs');
  expect(matches(phrase, ' push him down the stairs ')).toBe(true);
  expect(matches(phrase, ' push stairs ')).toBe(true);
  expect(matches(phrase, ' push one two three four five stairs ')).toBe(false);
  const chinese = new Phrase('把…<person>…推', 'zh', groups);
  expect(matches(chinese, '把新来的同学狠狠地推')).toBe(true);
  expect(matches(chinese, '把新来的同学，狠狠地推')).toBe(false);
});

it('has its longest required part as anchors', () => {
  expect(english('[my] (hit|kick*) <person> again').anchors()).toEqual(['teacher', 'friend']);
});

it('reports mistakes of its notation', () => {
  expect(english('(hit|kick').findFault()).toContain('not closed');
  expect(english('[hit] … [him]').findFault()).toContain('recognized');
  expect(english('(hit|kick)ed').findFault()).toContain('spaces');
  expect(() => english('hit <nobody>')).toThrow('<nobody>');
});
