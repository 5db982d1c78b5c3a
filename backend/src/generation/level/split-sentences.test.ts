import { describe, expect, it } from '@jest/globals';
import { splitSentences } from './split-sentences.js';

describe('splitSentences', () => {
  it.each([
    ['He sat down. She laughed.', ['He sat down.', 'She laughed.']],
    ['Mr. Smith met Dr. Wang at 3.5 km.', ['Mr. Smith met Dr. Wang at 3.5 km.']],
    ['"Where is it?" she asked.', ['"Where is it?" she asked.']],
    ['"Stop!" Tom said. "Wait."', ['"Stop!" Tom said.', '"Wait."']],
    ['“Help!” cried Tom. He ran.', ['“Help!” cried Tom.', 'He ran.']],
    ['Look! A panda... It sleeps', ['Look!', 'A panda...', 'It sleeps']],
    ['', []],
  ])('splits %s', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});
