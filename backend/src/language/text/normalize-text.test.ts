import { describe, expect, it } from '@jest/globals';
import { normalizeTheme } from './normalize-text.js';

describe('normaliseTheme', () => {
  it('composes letters and their marks', () => {
    expect(normalizeTheme('cafe\u0301')).toBe('café');
  });

  it('puts a theme on one line', () => {
    expect(normalizeTheme('  a\r\n\tzoo \u2028 trip\u0007 ')).toBe('a zoo trip');
  });

  it('drops marks that turn the direction of the text around them, and invisible ones', () => {
    expect(normalizeTheme('\u202eooz\u202c \u2066my\u2069\u200b dog\ufeff\u200f')).toBe('ooz my dog');
  });

  it('keeps emoji that are joined of several', () => {
    expect(normalizeTheme('👨‍👩‍👧 and 🏳️‍🌈')).toBe('👨‍👩‍👧 and 🏳️‍🌈');
  });

  it('leaves nothing of a theme of invisible characters', () => {
    expect(normalizeTheme('\u200b\u202e \u0001')).toBe('');
  });

  it('changes nothing the second time', () => {
    const once = normalizeTheme('  ﬁne e\u0301\u0301 \u0000 动物园\u3000之旅 ');
    expect(normalizeTheme(once)).toBe(once);
  });
});
