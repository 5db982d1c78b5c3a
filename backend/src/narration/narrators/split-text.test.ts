import { describe, expect, it } from '@jest/globals';
import { array, assert, integer, property, stringMatching } from 'fast-check';
import { splitText } from './split-text.js';

describe('a text is cut for a service that takes so many characters', () => {
  it('not at all when it fits', () => {
    expect(splitText('A cat sat.', 10)).toEqual(['A cat sat.']);
    expect(splitText('', 10)).toEqual([]);
  });

  it('behind a pause, else between words', () => {
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

  it('into parts that fit and together say all of it, whatever it is', () => {
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
