import { beforeAll, describe, expect, it } from '@jest/globals';
import { alignWords } from './align-words.js';
import type { Phone } from './flite.js';
import { loadPronunciations, type Pronounce } from './pronunciation.js';

let pronounce: Pronounce;
beforeAll(async () => {
  pronounce = await loadPronunciations();
});

/** Phones of one second each. */
const spokenPhones = (sounds: string): Phone[] =>
  sounds.split(' ').map((name, index) => ({ name, start: index, end: index + 1 }));
const align = (sounds: string, ...words: string[]) =>
  alignWords(
    spokenPhones(sounds),
    words.map((word) => word.split(' ')),
    pronounce,
  ).map(({ start, end }) => [start, end]);

describe('words are aligned with spoken phones', () => {
  it('by their dictionary phones, without pauses', () => {
    expect(align('pau ax k ae t pau s ae t pau', 'a', 'cat', 'sat')).toEqual([
      [1, 2],
      [2, 5],
      [6, 9],
    ]);
  });

  it('also where the voice pronounces them differently', () => {
    expect(align('pau dh iy ae p ax l z pau', 'The', 'apples')).toEqual([
      [1, 3],
      [3, 8],
    ]);
  });

  it('also a word that is spoken as several', () => {
    expect(align('t w eh n t iy f ay v k ae t s', 'twenty five', 'cats')).toEqual([
      [0, 9],
      [9, 13],
    ]);
  });

  it('by their letters where the dictionary lacks them', () => {
    expect(align('s ih z iy p l ey z', 'Xyzzy', 'plays')[1]).toEqual([4, 8]);
  });

  it('between their neighbours where no phone matches, in order without overlaps', () => {
    expect(align('k ae t d ao g', 'cat', 'hm', 'dog')).toEqual([
      [0, 3],
      [3, 3],
      [3, 6],
    ]);
    expect(align('pau', 'cat', 'dog')).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('also a word that is a property of every object', () => {
    expect(align('k ax n s t r ah k t er', 'constructor')).toEqual([[0, 10]]);
  });
});
