import { expect, test } from '@jest/globals';
import { highlightKeywords } from './highlight-keywords';

const keyword = (word: string) => ({ word, phonetic: '', meaning: '', examples: [] });
const highlighted = (sentences: string[], words: string[]) =>
  highlightKeywords(sentences, words.map(keyword)).map((segments) =>
    segments.map(({ text, keyword: match }) => (match ? `[${text}]` : text)).join(''),
  );

test('highlights the first occurrence of a keyword only', () => {
  expect(highlighted(['A cat sat.', 'The cat ran.'], ['cat'])).toEqual(['A [cat] sat.', 'The cat ran.']);
});

test('matches whole words only', () => {
  expect(highlighted(['Cats like a cat-like cat’s cat.'], ['cat'])).toEqual([
    'Cats like a cat-like cat’s [cat].',
  ]);
});

test('matches words next to quotes and punctuation', () => {
  expect(highlighted(['“Look!” she said, ‘now’.'], ['look', 'now'])).toEqual([
    '“[Look]!” she said, ‘[now]’.',
  ]);
});

test('matches case-insensitively and keeps the capital', () => {
  expect(highlighted(['Rain fell.'], ['rain'])).toEqual(['[Rain] fell.']);
});

test('prefers a longer keyword to one inside it, which is matched elsewhere', () => {
  expect(highlighted(['Ice cream and ice.'], ['ice', 'ice cream'])).toEqual(['[Ice cream] and [ice].']);
});

test('highlights several keywords of a sentence; the segments joined are the sentence', () => {
  const sentence = 'She was proud of her new scarf.';
  const [segments] = highlightKeywords([sentence], ['scarf', 'proud'].map(keyword));
  expect(segments!.filter((segment) => segment.keyword).map((segment) => segment.text)).toEqual([
    'proud',
    'scarf',
  ]);
  expect(segments!.map((segment) => segment.text).join('')).toBe(sentence);
});

test('escapes regular expression characters in a keyword', () => {
  expect(highlighted(['It costs 3.5 now.', 'Not 345.'], ['3.5'])).toEqual([
    'It costs [3.5] now.',
    'Not 345.',
  ]);
});
