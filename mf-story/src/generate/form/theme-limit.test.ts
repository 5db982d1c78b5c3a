import { expect, test } from '@jest/globals';
import { limitTheme } from './theme-limit';

const family = '👨‍👩‍👧';
const full = '字'.repeat(200);

test('a theme that fits stays as it is, spaces included', () => {
  expect(limitTheme('', ' 动物园 ')).toEqual({ text: ' 动物园 ' });
  expect(limitTheme('', full)).toEqual({ text: full });
});

test('an emoji of several code points counts as one character', () => {
  expect(limitTheme('', family.repeat(200)).text).toBe(family.repeat(200));
});

test('a paste that is too long is cut at 200, never inside an emoji', () => {
  expect(limitTheme('', '字'.repeat(199) + family + family).text).toBe('字'.repeat(199) + family);
  expect(limitTheme('字'.repeat(198), '字'.repeat(198) + '😀😁😂').text).toBe('字'.repeat(198) + '😀😁');
});

test('a full theme takes nothing more', () => {
  expect(limitTheme(full, `${full}x`).text).toBe(full);
});

test('what stood there is kept when something is put into its middle', () => {
  const before = `${'a'.repeat(99)}${'b'.repeat(99)}`;
  const after = `${'a'.repeat(99)}12345${'b'.repeat(99)}`;
  expect(limitTheme(before, after)).toEqual({
    text: `${'a'.repeat(99)}12${'b'.repeat(99)}`,
    caret: 101,
  });
});

test('characters that share half of their code units are not torn apart', () => {
  const before = '😀'.repeat(200);
  const after = `${'😀'.repeat(100)}😁${'😀'.repeat(100)}`;
  const { text } = limitTheme(before, after);
  expect(text).toBe(before);
  expect(text.isWellFormed()).toBe(true);
});

test('the limit of code units holds too', () => {
  const long = '👩🏽‍❤️‍💋‍👨🏿';
  const { text } = limitTheme('', long.repeat(200));
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text.length % long.length).toBe(0);
});
