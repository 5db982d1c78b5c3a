import { describe, expect, it } from '@jest/globals';
import { countWords } from '@storysprout/contracts/rules';
import * as fc from 'fast-check';
import { normalizeSentence } from './normalize-sentence.js';

const spoken = (sentence: string) => normalizeSentence(sentence).text;

describe('numbers are spoken in words', () => {
  it.each([
    ['0', 'zero'],
    ['7', 'seven'],
    ['13', 'thirteen'],
    ['25', 'twenty five'],
    ['100', 'one hundred'],
    ['365', 'three hundred and sixty five'],
    ['1,000', 'one thousand'],
    ['3000', 'three thousand'],
    ['12,345', 'twelve thousand three hundred and forty five'],
    ['1,000,000', 'one million'],
    ['007', 'seven'],
    ['1234567890123', 'one two three four five six seven eight nine zero one two three'],
    ['3.5', 'three point five'],
    ['1,234.05', 'one thousand two hundred and thirty four point zero five'],
    ['1st', 'first'],
    ['22nd', 'twenty second'],
    ['30th', 'thirtieth'],
    ['12th', 'twelfth'],
    ['1984', 'nineteen eighty four'],
    ['1905', 'nineteen oh five'],
    ['1900', 'nineteen hundred'],
    ['2005', 'two thousand five'],
    ['2000', 'two thousand'],
    ['2026', 'twenty twenty six'],
    ['1990s', 'nineteen nineties'],
    ['7:30', 'seven thirty'],
    ['7:05', 'seven oh five'],
    ['7:00', 'seven'],
    ['5km', 'five kilometers'],
    ['10am', 'ten a m'],
    ['B2', 'B two'],
    ['10-15', 'ten fifteen'],
    ['1.5.2', 'one five two'],
  ])('%s: %s', (word, words) => {
    expect(spoken(`It is ${word} now.`)).toBe(`It is ${words} now.`);
  });

  it('with what they measure', () => {
    expect(spoken('It costs $5, or ¥35.')).toBe('It costs five dollars, or thirty five yuan.');
    expect(spoken('50% of us + 3 = all & more')).toBe('fifty percent of us plus three equals all and more.');
  });
});

describe('what a voice cannot read', () => {
  it.each([
    ['“Where is it?” she asked.', 'Where is it? she asked.'],
    ['Mr. Li and Dr. Wang met Mrs. Hu.', 'mister Li and doctor Wang met missus Hu.'],
    ['A well-known dog’s tail', "A well known dog's tail."],
    ['Wait … what?!', 'Wait. what?'],
    ['One — two; three: four', 'One, two, three, four.'],
    ['小明 likes 🐼 a lot！', 'likes a lot!'],
    ['The café of Élise', 'The cafe of Elise.'],
    ['-o /etc/passwd <speak>', 'o etc passwd speak.'],
    ['The valueOf 3constructor', 'The valueOf three constructor.'],
    ['你好！', ''],
    ['…', ''],
    ['', ''],
  ])('%j becomes %j', (sentence, text) => {
    expect(spoken(sentence)).toBe(text);
  });

  it('is never handed over, whatever the sentence', () => {
    const sentence = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.stringMatching(/^[-\d.,:’'a-z$% ]*$/),
    );
    fc.assert(
      fc.property(sentence, (text) => {
        expect(spoken(text)).toMatch(/^([A-Za-z][A-Za-z',.!? ]*)?$/);
      }),
    );
  });
});

describe('words', () => {
  it('are those that the product counts, each spoken as one word or more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { words } = normalizeSentence(text);
        expect(words).toHaveLength(countWords(text));
        expect(words.every((parts) => parts.length > 0)).toBe(true);
      }),
    );
  });
});
