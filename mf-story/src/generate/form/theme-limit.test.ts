import { expect, test } from '@jest/globals';
import { limitTheme } from './theme-limit';

const family = '👨‍👩‍👧';
const full = '字'.repeat(200);

test('keeps a theme within the limit, spaces included', () => {
  expect(limitTheme('', ' 动物园 ')).toEqual({ text: ' 动物园 ' });
  expect(limitTheme('', full)).toEqual({ text: full });
});

test('counts an emoji of several code points as one grapheme', () => {
  expect(limitTheme('', family.repeat(200)).text).toBe(family.repeat(200));
});

test('truncates a paste at 200 graphemes, never inside an emoji', () => {
  expect(limitTheme('', '字'.repeat(199) + family + family).text).toBe('字'.repeat(199) + family);
  expect(limitTheme('字'.repeat(198), '字'.repeat(198) + '😀😁😂').text).toBe('字'.repeat(198) + '😀😁');
});

test('inserts nothing into a full theme', () => {
  expect(limitTheme(full, `${full}x`).text).toBe(full);
});

test('keeps the existing text when text is inserted into its middle', () => {
  const before = `${'a'.repeat(99)}${'b'.repeat(99)}`;
  const after = `${'a'.repeat(99)}12345${'b'.repeat(99)}`;
  expect(limitTheme(before, after)).toEqual({
    text: `${'a'.repeat(99)}12${'b'.repeat(99)}`,
    caret: 101,
  });
});

test('does not split surrogate pairs that share a code unit', () => {
  const before = '😀'.repeat(200);
  const after = `${'😀'.repeat(100)}😁${'😀'.repeat(100)}`;
  const { text } = limitTheme(before, after);
  expect(text).toBe(before);
  expect(text.isWellFormed()).toBe(true);
});

test('enforces the limit of code units, too', () => {
  const long = '👩🏽‍❤️‍💋‍👨🏿';
  const { text } = limitTheme('', long.repeat(200));
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text.length % long.length).toBe(0);
});
