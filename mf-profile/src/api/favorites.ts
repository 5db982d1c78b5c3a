import type { Pagination } from '@storysprout/contracts/api/common';
import type { Favorite } from '@storysprout/contracts/api/favorites';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { LIMITS } from '@storysprout/contracts/rules';
import { type ApiClient, isApiError, useShell } from '@storysprout/contracts/shell';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export interface FavoritePage {
  favorites: Favorite[];
  pagination: Pagination;
}

/** A page of the caller's favourites, newest first; the page before stays in view until it is here. */
export function favoritePageQuery(api: ApiClient, page: number) {
  const limit = LIMITS.pageSize;
  return queryOptions({
    queryKey: queryKeys.favoritePage(page, limit),
    queryFn: ({ signal }) =>
      api<FavoritePage>({ method: 'GET', path: '/favorites', query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page without one favourite: the item gone, the total one less. */
export function withoutFavorite(shown: FavoritePage, storyId: string): FavoritePage {
  const favorites = shown.favorites.filter((favorite) => favorite.storyId !== storyId);
  if (favorites.length === shown.favorites.length) return shown;
  const total = Math.max(0, shown.pagination.total - 1);
  const pages = Math.ceil(total / shown.pagination.limit);
  return { favorites, pagination: { ...shown.pagination, total, pages } };
}

/** Takes a story off the shelf: at once in the pages in view, then everywhere. */
export function useRemoveFavorite() {
  const { api, refreshProfile } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (storyId: string) => {
      try {
        await api<null>({ method: 'DELETE', path: `/favorites/${storyId}` });
      } catch (error) {
        if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
      }
    },
    onSuccess: async (_data, storyId) => {
      queryClient.setQueriesData<FavoritePage>(
        { queryKey: queryKeys.favorites },
        (shown) => shown && withoutFavorite(shown, storyId),
      );
      void refreshProfile();
      // What moved up from the next page is fetched.
      await Promise.all(
        [queryKeys.favorites, queryKeys.stories, queryKeys.story(storyId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
