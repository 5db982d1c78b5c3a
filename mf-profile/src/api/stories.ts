import type { StorySummary } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { LIMITS } from '@storysprout/contracts/rules';
import type { ApiClient } from '@storysprout/contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EntryPage } from './entry-page';
import { useOptimisticRemoval } from './use-optimistic-removal';

/** Query of a page of the caller's stories, newest first; the previous page is shown until it is loaded. */
export function storyPageQuery(api: ApiClient, page: number) {
  const limit = LIMITS.pageSize;
  return queryOptions({
    queryKey: queryKeys.storyPage(page, limit),
    queryFn: async ({ signal }): Promise<EntryPage<StorySummary>> => {
      const { stories, pagination } = await api('GET /stories', { query: { page, limit }, signal });
      return { entries: stories, pagination };
    },
    placeholderData: keepPreviousData,
  });
}

/** Deletes a story together with its favourites. */
export function useDeleteStory() {
  return useOptimisticRemoval<StorySummary>({
    listKey: queryKeys.stories,
    sendRemoval: (api, id) => api('DELETE /stories/{id}', { params: { id } }),
    storyIdOf: ({ id }) => id,
    staleKeys: (id) => [queryKeys.favorites, queryKeys.story(id)],
    removedKey: (id) => queryKeys.story(id),
  });
}
