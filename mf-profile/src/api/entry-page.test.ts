import { expect, test } from '@jest/globals';
import { pageOf, sampleFavorites } from '../testing/sample-stories';
import { removeEntries } from './entry-page';

const all = sampleFavorites(13);
const page = (number: number) => {
  const { items: entries, pagination } = pageOf(all, number);
  return { entries, pagination };
};

test('removes the entry and reduces the total and the number of pages', () => {
  const { entries, pagination } = removeEntries(page(2), ({ id }) => id === all[12]!.id);
  expect(entries).toEqual([]);
  expect(pagination).toEqual({ page: 2, limit: 12, total: 12, pages: 1 });
});

test('a page without the entry is unchanged', () => {
  const shown = page(2);
  expect(removeEntries(shown, ({ id }) => id === all[0]!.id)).toBe(shown);
});
