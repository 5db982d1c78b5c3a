import { expect, test } from '@jest/globals';
import { formatTime } from './format-time';

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [59.99, '0:59'],
  [60, '1:00'],
  [72.4, '1:12'],
  [605, '10:05'],
])('formats %s seconds as %s', (seconds, expected) => {
  expect(formatTime(seconds)).toBe(expected);
});
