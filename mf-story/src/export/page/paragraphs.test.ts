import { expect, test } from '@jest/globals';
import { paragraphsOf } from './paragraphs';

const sentence = (words: number): string => Array.from({ length: words }, () => 'word').join(' ');

test('a short story is one paragraph', () => {
  expect(paragraphsOf([sentence(10), sentence(12)])).toEqual([[0, 1]]);
});

test('splits a long story into paragraphs of about the same length, in order', () => {
  const story = Array.from({ length: 30 }, () => sentence(10));
  const paragraphs = paragraphsOf(story);
  expect(paragraphs.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6]);
  expect(paragraphs.flat()).toEqual(story.map((_, index) => index));
});

test('a sentence longer than a paragraph leaves no empty paragraph', () => {
  expect(paragraphsOf([sentence(5), sentence(200), sentence(5)])).toEqual([[0], [1], [2]]);
});

test('keeps the sentences of a story without words', () => {
  expect(paragraphsOf(['…', '?'])).toEqual([[0, 1]]);
  expect(paragraphsOf([])).toEqual([]);
});
