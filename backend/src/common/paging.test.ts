import { describe, expect, it } from '@jest/globals';
import { paginate, slicePage } from './paging.js';

describe('paginate', () => {
  it.each([
    [0, 0],
    [1, 1],
    [12, 1],
    [13, 2],
  ])('of %i rows by 12 has %i pages', (total, pages) => {
    expect(paginate(1, 12, total)).toEqual({ page: 1, limit: 12, total, pages });
  });
});

/** Reads a slice as a database does, of rows numbered newest first. */
function read(rows: number[], page: number, limit: number): number[] {
  const { fromEnd, offset, take } = slicePage(page, limit, rows.length);
  const ordered = fromEnd ? rows.toReversed() : rows;
  const found = ordered.slice(offset, offset + take);
  return fromEnd ? found.toReversed() : found;
}

describe('slicePage', () => {
  it('reads the same rows as a plain offset, for every page of every length up to 60', () => {
    for (let total = 0; total <= 60; total += 1) {
      const rows = Array.from({ length: total }, (_, index) => index);
      for (const limit of [1, 7, 12, 50]) {
        for (let page = 1; page <= Math.ceil(total / limit) + 2; page += 1) {
          expect(read(rows, page, limit)).toEqual(rows.slice((page - 1) * limit, page * limit));
        }
      }
    }
  });

  it('never skips more than half of the rows', () => {
    for (const page of [1, 400, 417, 418, 834]) {
      expect(slicePage(page, 12, 10_000).offset).toBeLessThanOrEqual(5_000);
    }
    expect(slicePage(834, 12, 10_000)).toEqual({ fromEnd: true, offset: 0, take: 4 });
  });

  it('reads nothing past the end', () => {
    expect(slicePage(1_000_000, 50, 100).take).toBe(0);
  });
});
