import { expect, it } from '@jest/globals';
import { readRetryAfter } from './retry-after.js';

const read = (value?: string) =>
  readRetryAfter(new Headers(value === undefined ? {} : { 'retry-after': value }), Date.UTC(2026, 0, 1));

it('reads Retry-After as whole seconds, from a number or a date', () => {
  expect([read('3'), read('0'), read('1.5'), read('Thu, 01 Jan 2026 00:00:07 GMT')]).toEqual([3, 0, 2, 7]);
  expect([read(), read('soon'), read('-4')]).toEqual([undefined, undefined, undefined]);
});
