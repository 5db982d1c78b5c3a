import { describe, expect, it } from '@jest/globals';
import { array, assert, integer, property, stringMatching } from 'fast-check';
import { splitText } from './split-text.js';

describe('splitText', () => {
  it('returns a text that fits as one part', () => {
    expect(splitText('A cat sat.', 10)).toEqual(['A cat sat.']);
    expect(splitText('', 10)).toEqual([]);
  });

  it('splits after punctuation, else between words', () => {
    expect(splitText('When the rain stopped, the cat went out.', 30)).toEqual([
      'When the rain stopped,',
      'the cat went out.',
    ]);
    expect(splitText('The very old cat went out again', 12)).toEqual([
      'The very old',
      'cat went out',
      'again',
    ]);
    expect(splitText('Oh, the extraordinarily old cat', 24)).toEqual(['Oh, the extraordinarily', 'old cat']);
  });

  it('returns parts that fit and together hold all of any text', () => {
    const word = stringMatching(/^[a-z]{1,40}[,.!?]?$/);
    assert(
      property(array(word, { minLength: 1, maxLength: 60 }), integer({ min: 10, max: 300 }), (words, max) => {
        const parts = splitText(words.join(' '), max);
        expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(max);
        expect(parts.join('').replaceAll(' ', '')).toBe(words.join(''));
      }),
    );
  });
});
