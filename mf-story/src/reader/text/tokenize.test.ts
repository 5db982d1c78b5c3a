import { expect, test } from '@jest/globals';
import { highlightKeywords } from './highlight-keywords';
import { tokenizeSentences, wordTokensOf } from './tokenize';

const keyword = (word: string) => ({ word, phonetic: '', meaning: '', examples: [] });
const tokenize = (sentences: string[], words: string[] = []) =>
  tokenizeSentences(highlightKeywords(sentences, words.map(keyword)));

test('numbers words and keywords through the whole story', () => {
  const words = wordTokensOf(tokenize(['A big ice cream!', 'Yum.'], ['ice cream']));
  expect(words.map(({ text, index, sentenceIndex }) => `${sentenceIndex}:${index}:${text}`)).toEqual([
    '0:0:A',
    '0:1:big',
    '0:2:ice cream',
    '1:3:Yum',
  ]);
});

test.each([
  ['“Oh no,” she said.', ['Oh', 'no', 'she', 'said']],
  ["It’s a well-known cat, isn't it?", ['It’s', 'a', 'well-known', 'cat', "isn't", 'it']],
  ['At 7:30 it cost 3.5.', ['At', '7:30', 'it', 'cost', '3.5']],
  ['<img src=x onerror=alert(1)>', ['img', 'src', 'x', 'onerror', 'alert', '1']],
  ['😀😀', []],
])('%s has the words %j, and its tokens joined are the sentence', (sentence, words) => {
  const tokens = tokenize([sentence]);
  expect(wordTokensOf(tokens).map(({ text }) => text)).toEqual(words);
  expect(tokens[0]!.map(({ text }) => text).join('')).toBe(sentence);
});
