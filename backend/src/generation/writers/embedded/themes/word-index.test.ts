import { describe, expect, it } from '@jest/globals';
import { WordIndex, toSearchText } from './word-index.js';

const THINGS = [
  { en: ['bear'], zh: ['熊'] },
  { en: ['panda'], zh: ['熊猫'] },
  { en: ['ice cream'], zh: ['冰激凌'] },
  { en: ['box'], zh: ['盒子'] },
];
const [BEAR, PANDA, ICE_CREAM, BOX] = THINGS;
const index = new WordIndex(THINGS, (thing) => thing);
const all = (theme: string) => [...index.findItems(toSearchText(theme))];

describe('findAll', () => {
  it.each([
    ['A Panda and a bear!', [PANDA, BEAR]],
    ['pandas', [PANDA]],
    ['the panda’s boxes', [PANDA, BOX]],
    ['ice-cream', [ICE_CREAM]],
    ['大熊猫', [PANDA]],
    ['熊和冰激凌', [ICE_CREAM, BEAR]],
    ['bearing, boxing', []],
    ['', []],
  ])('finds in "%s" whole words, singular or plural, and none inside a longer one', (theme, things) => {
    expect(all(theme)).toEqual(things);
  });
});

describe('findLongest', () => {
  it('says by which word', () => {
    expect(index.findLongestMatch(toSearchText('我的熊猫'))).toMatchObject({
      item: PANDA,
      word: '熊猫',
    });
    expect(index.findLongestMatch(toSearchText('xyz'))).toBeNull();
  });
});
