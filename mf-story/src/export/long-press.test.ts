import { expect, test } from '@jest/globals';
import { savesByLongPress } from './long-press';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

test.each([
  ['WeChat on Android', 'Mozilla/5.0 (Linux; Android 14) Chrome/120 MicroMessenger/8.0.49', 5, true],
  ['WeChat on Windows', 'Mozilla/5.0 (Windows NT 10.0) Chrome/120 MicroMessenger/7.0', 0, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, true],
  ['an old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Safari/604.1', 5, true],
  ['an iPad that reports itself as a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['a phone with Android', 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile', 5, false],
  ['a Windows laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0) Chrome/120', 10, false],
])('%s', (_name, userAgent, maxTouchPoints, byLongPress) => {
  expect(savesByLongPress({ userAgent, maxTouchPoints })).toBe(byLongPress);
});
