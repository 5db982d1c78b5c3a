import { expect, test } from '@jest/globals';
import { pageOf, sampleFavorites } from '../testing/sample-stories';
import { type FavoritePage, withoutFavorite } from './favorites';

const all = sampleFavorites(13);
const page = (number: number): FavoritePage => {
  const { items, pagination } = pageOf(all, number);
  return { favorites: items, pagination };
};

test('the item goes, the total falls by one, and the pages with it', () => {
  const { favorites, pagination } = withoutFavorite(page(2), all[12]!.storyId);
  expect(favorites).toEqual([]);
  expect(pagination).toEqual({ page: 2, limit: 12, total: 12, pages: 1 });
});

test('a page that does not hold it stays as it is', () => {
  const shown = page(2);
  expect(withoutFavorite(shown, all[0]!.storyId)).toBe(shown);
});
