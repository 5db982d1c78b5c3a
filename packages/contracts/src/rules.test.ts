import { describe, expect, it } from '@jest/globals';
import { countGraphemes, countWords, GRADES, LENGTH_LABELS, LENGTH_RANGES, THEMES } from './rules.js';
import { VOICES } from './voices.js';

describe('countWords', () => {
  it.each([
    ['The cat sat.', 3],
    ["It's 7:30, and we don't know 1,000 well-known words.", 9],
    ['', 0],
    ['动物园 zoo', 1],
    ['“Help!” cried Tom.', 3],
  ])('counts %j as %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('countGraphemes', () => {
  it('counts what a person sees as characters', () => {
    expect(countGraphemes('zoo trip')).toBe(8);
    expect(countGraphemes('动物园')).toBe(3);
    expect(countGraphemes('👩‍👩‍👧‍👦é')).toBe(2);
  });
});

describe('the product’s tables', () => {
  it('has a range and a label for each of nine grades, ranges never falling', () => {
    expect(GRADES).toHaveLength(9);
    for (const grade of GRADES) {
      expect(LENGTH_RANGES[grade].min).toBeLessThan(LENGTH_RANGES[grade].max);
      expect(LENGTH_LABELS[grade]).toBeGreaterThanOrEqual(100);
    }
  });

  it('has 15 themes and 14 voices, each once', () => {
    expect(new Set(THEMES.map((theme) => theme.id)).size).toBe(15);
    expect(new Set(VOICES.map((voice) => voice.value)).size).toBe(14);
  });

  it('offers eight voices in China', () => {
    expect(VOICES.filter((voice) => voice.regions.includes('china'))).toHaveLength(8);
  });
});
