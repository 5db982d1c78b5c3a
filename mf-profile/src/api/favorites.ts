import type { Favorite, FavoriteBody } from '@storysprout/contracts/api/favorites';
import { type FavoriteFilter, queryKeys } from '@storysprout/contracts/query-keys';
import { LIMITS } from '@storysprout/contracts/rules';
import { type ApiClient, useShell } from '@storysprout/contracts/shell';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntryPage } from './entry-page';
import { useOptimisticRemoval } from './use-optimistic-removal';

/** Query of a page of the caller's favourites, newest first; the previous page is shown until it is loaded. */
export function favoritePageQuery(api: ApiClient, page: number, filter: FavoriteFilter) {
  const limit = LIMITS.pageSize;
  return queryOptions({
    queryKey: queryKeys.favoritePage(page, limit, filter),
    queryFn: async ({ signal }): Promise<EntryPage<Favorite>> => {
      const query = { page, limit, ...filter };
      const { favorites, pagination } = await api('GET /favorites', { query, signal });
      return { entries: favorites, pagination };
    },
    placeholderData: keepPreviousData,
  });
}

/** A category of the caller, with the number of its favourites. */
export interface FavoriteCategory {
  name: string;
  count: number;
}

/** Query of the caller's categories, the most frequent first. */
export function favoriteCategoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.favoriteCategories,
    queryFn: async ({ signal }) => {
      const { categories } = await api('GET /favorites/categories', { signal });
      return categories;
    },
  });
}

/** Removes a favourite. */
export function useRemoveFavorite() {
  return useOptimisticRemoval<Favorite>({
    listKey: queryKeys.favoriteLists,
    sendRemoval: (api, storyId) => api('DELETE /favorites/{id}', { params: { id: storyId } }),
    storyIdOf: ({ storyId }) => storyId,
    staleKeys: (storyId) => [queryKeys.favoriteCategories, queryKeys.stories, queryKeys.story(storyId)],
  });
}

/** Changes note and category of a favourite, then updates the cached pages. */
export function useUpdateFavorite(id: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FavoriteBody) => api('PUT /favorites/{id}', { params: { id }, body }),
    onSuccess: (changed) => {
      queryClient.setQueriesData<EntryPage<Favorite>>(
        { queryKey: queryKeys.favoriteLists },
        (page) =>
          page && { ...page, entries: page.entries.map((entry) => (entry.id === id ? changed : entry)) },
      );
      void queryClient.invalidateQueries({ queryKey: queryKeys.favorites });
    },
  });
}
