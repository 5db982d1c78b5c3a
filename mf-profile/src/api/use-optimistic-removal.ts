import { type ApiClient, isApiError, useShell } from '@storysprout/contracts/shell';
import { type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type EntryPage, removeEntries } from './entry-page';

interface RemovalOptions<Entry> {
  /** Query key of all pages of the list. */
  listKey: QueryKey;
  sendRemoval: (api: ApiClient, storyId: string) => Promise<unknown>;
  storyIdOf: (entry: Entry) => string;
  /** Other queries that a removal invalidates, here and in other tabs. */
  staleKeys: (storyId: string) => QueryKey[];
  /** Query of the removed item: it is dropped from the cache, not refetched. */
  removedKey?: (storyId: string) => QueryKey;
}

/**
 * Removes stories from a list with an optimistic update: pending removals are filtered out of the shown page and the cache
 * stays unchanged until the server confirms, so that a failure restores the list, also with several removals pending.
 * `NOT_FOUND` counts as removed.
 */
export function useOptimisticRemoval<Entry>({
  listKey,
  sendRemoval,
  storyIdOf,
  staleKeys,
  removedKey,
}: RemovalOptions<Entry>) {
  const { api, refreshProfile } = useShell();
  const queryClient = useQueryClient();
  const mutationKey = ['remove', ...listKey];
  const pendingIds = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const withoutIds = (page: EntryPage<Entry>, ids: readonly unknown[]) =>
    removeEntries(page, (entry) => ids.includes(storyIdOf(entry)));

  const { mutateAsync: remove } = useMutation({
    mutationKey,
    mutationFn: async (storyId: string) => {
      try {
        await sendRemoval(api, storyId);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
      }
    },
    onSuccess: (_data, storyId) => {
      queryClient.setQueriesData<EntryPage<Entry>>(
        { queryKey: listKey },
        (page) => page && withoutIds(page, [storyId]),
      );
      if (removedKey) queryClient.removeQueries({ queryKey: removedKey(storyId) });
      void refreshProfile();
      // The entry that moves up from the next page is fetched.
      for (const queryKey of [listKey, ...staleKeys(storyId)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { remove, withoutPending: (page: EntryPage<Entry>) => withoutIds(page, pendingIds) };
}
