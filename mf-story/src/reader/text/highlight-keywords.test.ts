import { expect, test } from '@jest/globals';
import { highlightKeywords } from './highlight-keywords';

const keyword = (word: string) => ({ word, phonetic: '', meaning: '', examples: [] });
const marked = (sentences: string[], words: string[]) =>
  highlightKeywords(sentences, words.map(keyword)).map((pieces) =>
    pieces.map(({ text, keyword: found }) => (found ? `[${text}]` : text)).join(''),
  );

test('a keyword is marked where it first occurs, and only there', () => {
  expect(marked(['A cat sat.', 'The cat ran.'], ['cat'])).toEqual(['A [cat] sat.', 'The cat ran.']);
});

test('only whole words count', () => {
  expect(marked(['Cats like a cat-like cat’s cat.'], ['cat'])).toEqual(['Cats like a cat-like cat’s [cat].']);
});

test('quotes and punctuation may stand beside a word', () => {
  expect(marked(['“Look!” she said, ‘now’.'], ['look', 'now'])).toEqual(['“[Look]!” she said, ‘[now]’.']);
});

test('the capital at the start of a sentence stays as written', () => {
  expect(marked(['Rain fell.'], ['rain'])).toEqual(['[Rain] fell.']);
});

test('a longer keyword wins over one inside it, which is found elsewhere', () => {
  expect(marked(['Ice cream and ice.'], ['ice', 'ice cream'])).toEqual(['[Ice cream] and [ice].']);
});

test('several keywords of one sentence are all marked, and the pieces add up to it', () => {
  const sentence = 'She was proud of her new scarf.';
  const [pieces] = highlightKeywords([sentence], ['scarf', 'proud'].map(keyword));
  expect(pieces!.filter((piece) => piece.keyword).map((piece) => piece.text)).toEqual(['proud', 'scarf']);
  expect(pieces!.map((piece) => piece.text).join('')).toBe(sentence);
});

test('signs in a keyword are signs, not patterns', () => {
  expect(marked(['It costs 3.5 now.', 'Not 345.'], ['3.5'])).toEqual(['It costs [3.5] now.', 'Not 345.']);
});
