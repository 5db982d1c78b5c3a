import { describe, expect, it } from '@jest/globals';
import { parseRange } from './byte-range.js';

describe('the range of a file of 1,000 bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=990-2000', { start: 990, end: 999 }],
    ['bytes=-5', { start: 995, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes= 1-2 ', { start: 1, end: 2 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=2-1', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['seconds=1-2', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %j', (header, range) => {
    expect(parseRange(header, 1_000)).toEqual(range);
  });

  it('is unsatisfiable for an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
