import { expect, test } from '@jest/globals';
import { fileNameOf } from './file-name';

test.each([
  ['动物园之旅', '动物园之旅.png'],
  ['  A trip\tto\nthe   zoo ', 'A trip to the zoo.png'],
  ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1).png'],
  ['../../etc/passwd', 'etc passwd.png'],
  ['C:\\Windows\\"a"|b*?', 'C Windows a b.png'],
  ['。。。', '。。。.png'],
])('%j becomes %j', (theme, name) => {
  expect(fileNameOf(theme)).toBe(name);
});

test('removes control characters and direction marks', () => {
  // Otherwise displayed as "storygnp.exe.png", which hides its extension.
  expect(fileNameOf('story\u202Egnp.exe\u202C\u2066\u200B\u0000\u0007')).toBe('story gnp.exe.png');
});

test.each(['', '   ', '...', '\u202E\u200B', '???', '\uD83D'])(
  '%j falls back to the product’s name',
  (theme) => {
    expect(fileNameOf(theme)).toBe('StorySprout.png');
  },
);

test.each(['con', 'NUL', 'Com1', 'aux.story'])('%s, a device on Windows, gets another name', (theme) => {
  expect(fileNameOf(theme)).toBe(`StorySprout ${theme}.png`);
});

test('truncates a long name between graphemes, below the 255 bytes of file systems', () => {
  expect(fileNameOf('词'.repeat(200))).toBe(`${'词'.repeat(40)}.png`);
  const balloons = fileNameOf('🎈'.repeat(200));
  expect(balloons).toBe(`${'🎈'.repeat(30)}.png`);
  expect(fileNameOf(`a${'👧🏽'.repeat(200)}`)).toMatch(/^a(👧🏽){14}\.png$/u);
  expect(fileNameOf(`a${'\u0301'.repeat(500)}`)).toBe('StorySprout.png');
});
