import { describe, expect, it } from '@jest/globals';
import { normalizeForScreening, normalizeForSearch, normalizeTheme } from './normalize-text.js';

describe('normalizeTheme', () => {
  it('composes letters and their marks', () => {
    expect(normalizeTheme('cafe\u0301')).toBe('café');
  });

  it('joins lines', () => {
    expect(normalizeTheme('  a\r\n\tzoo \u2028 trip\u0007 ')).toBe('a zoo trip');
  });

  it('removes bidirectional marks and invisible characters', () => {
    expect(normalizeTheme('\u202eooz\u202c \u2066my\u2069\u200b dog\ufeff\u200f')).toBe('ooz my dog');
  });

  it('keeps joined emoji', () => {
    expect(normalizeTheme('👨‍👩‍👧 and 🏳️‍🌈')).toBe('👨‍👩‍👧 and 🏳️‍🌈');
  });

  it('returns an empty text for invisible characters alone', () => {
    expect(normalizeTheme('\u200b\u202e \u0001')).toBe('');
  });

  it('is idempotent', () => {
    const once = normalizeTheme('  ﬁne e\u0301\u0301 \u0000 动物园\u3000之旅 ');
    expect(normalizeTheme(once)).toBe(once);
  });
});

it('normalizeForSearch ignores case, width, spacing and curly apostrophes', () => {
  expect(normalizeForSearch(' Ｔｈｅ  Dog’s\u3000Day ')).toBe("the dog's day");
});

it('normalizeForScreening also ignores accents, homoglyphs, boxed letters and traditional characters', () => {
  expect(normalizeForScreening('Ｋіll sèx 🅺🅸🅻🅻 殺 it’s')).toBe('kill sex kill 杀 its');
});
