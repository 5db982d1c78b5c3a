import type { Favorite, FavoriteBody } from '@storysprout/contracts/api/favorites';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { pageOf } from './sample-stories';

/** The API's favourites, in memory: lists, categories, removal, notes. */
export function createFakeFavoritesApi(initial: Favorite[]) {
  let favorites = initial;
  return ({ method, path, query = {}, body }: ApiRequest): unknown => {
    const id = path.split('/').at(-1);
    if (method === 'DELETE') {
      favorites = favorites.filter(({ storyId }) => storyId !== id);
      return null;
    }
    if (method === 'PUT') {
      const changed = { ...favorites.find((favorite) => favorite.id === id)!, ...(body as FavoriteBody) };
      favorites = favorites.map((favorite) => (favorite.id === id ? changed : favorite));
      return changed;
    }
    if (path === '/favorites/categories') {
      const names = [...new Set(favorites.map(({ category }) => category))].filter(Boolean);
      const countOf = (name: string) => favorites.filter(({ category }) => category === name).length;
      return { categories: names.map((name) => ({ name, count: countOf(name) })) };
    }
    const { page, grade, category, q } = query;
    const found = favorites.filter(
      (favorite) =>
        (grade === undefined || favorite.story?.grade === Number(grade)) &&
        (category === undefined || favorite.category === category) &&
        (q === undefined || `${favorite.story?.theme} ${favorite.notes}`.includes(String(q))),
    );
    const { items, pagination } = pageOf(found, Number(page), Number(query['limit']));
    return { favorites: items, pagination };
  };
}
