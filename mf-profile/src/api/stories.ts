import type { Pagination } from '@storysprout/contracts/api/common';
import type { StorySummary } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { LIMITS } from '@storysprout/contracts/rules';
import { type ApiClient, isApiError, useShell } from '@storysprout/contracts/shell';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export interface StoryPage {
  stories: StorySummary[];
  pagination: Pagination;
}

/** A page of the caller's stories, newest first; the page before stays in view until it is here. */
export function storyPageQuery(api: ApiClient, page: number) {
  const limit = LIMITS.pageSize;
  return queryOptions({
    queryKey: queryKeys.storyPage(page, limit),
    queryFn: ({ signal }) =>
      api<StoryPage>({ method: 'GET', path: '/stories', query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Deletes a story; one that is gone already counts as deleted. Afterwards every list is fetched again. */
export function useDeleteStory() {
  const { api, refreshProfile } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api<null>({ method: 'DELETE', path: `/stories/${id}` });
      } catch (error) {
        if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
      }
    },
    onSuccess: async (_data, id) => {
      queryClient.removeQueries({ queryKey: queryKeys.story(id) });
      void refreshProfile();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.stories }),
        queryClient.invalidateQueries({ queryKey: queryKeys.favorites }),
      ]);
    },
  });
}
