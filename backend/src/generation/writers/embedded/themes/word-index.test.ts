import { describe, expect, it } from '@jest/globals';
import { WordIndex, toSearchText } from './word-index.js';

const ITEMS = [
  { en: ['bear'], zh: ['熊'] },
  { en: ['panda'], zh: ['熊猫'] },
  { en: ['ice cream'], zh: ['冰激凌'] },
  { en: ['box'], zh: ['盒子'] },
];
const [BEAR, PANDA, ICE_CREAM, BOX] = ITEMS;
const index = new WordIndex(ITEMS, (item) => item);
const findAll = (theme: string) => [...index.findItems(toSearchText(theme))];

describe('findItems', () => {
  it.each([
    ['A Panda and a bear!', [PANDA, BEAR]],
    ['pandas', [PANDA]],
    ['the panda’s boxes', [PANDA, BOX]],
    ['ice-cream', [ICE_CREAM]],
    ['大熊猫', [PANDA]],
    ['熊和冰激凌', [ICE_CREAM, BEAR]],
    ['bearing, boxing', []],
    ['', []],
  ])('finds whole words of "%s", singular or plural, and none inside a longer match', (theme, items) => {
    expect(findAll(theme)).toEqual(items);
  });
});

describe('findLongestMatch', () => {
  it('returns the item and the matched word', () => {
    expect(index.findLongestMatch(toSearchText('我的熊猫'))).toMatchObject({
      item: PANDA,
      word: '熊猫',
    });
    expect(index.findLongestMatch(toSearchText('xyz'))).toBeNull();
  });
});
