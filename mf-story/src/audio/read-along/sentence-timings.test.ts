import { expect, test } from '@jest/globals';
import { sentenceAt, sentenceBoundary, type Timings } from './sentence-timings';

const timings: Timings = [
  { start: 0.3, end: 1.7, words: [] },
  { start: 2.3, end: 4.5, words: [] },
];

test.each([
  [0, undefined],
  [0.2, undefined],
  [0.3, 0],
  [1.6, 0],
  [2, 0],
  [2.3, 1],
  [4.4, 1],
  [9, 1],
])('at %s seconds the sentence is %s', (time, index) => {
  expect(sentenceAt(timings, time)).toBe(index);
});

test('tolerates a seek that ends slightly before the sentence', () => {
  expect(sentenceAt(timings, 2.299)).toBe(1);
});

test('returns no sentence without timings', () => {
  expect(sentenceAt([], 3)).toBeUndefined();
});

test('a sentence ends in the middle of the pause after it, the last one at its end', () => {
  expect(sentenceBoundary(timings, 0)).toBe(2);
  expect(sentenceBoundary(timings, 1)).toBe(4.5);
});
