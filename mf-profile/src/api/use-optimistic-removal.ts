import { type ApiClient, isApiError, useShell } from '@storysprout/contracts/shell';
import { type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type EntryPage, removeEntries } from './entry-page';

interface RemovalOptions<Entry> {
  /** Stands for all pages of the list. */
  listKey: QueryKey;
  sendRemoval: (api: ApiClient, storyId: string) => Promise<unknown>;
  storyIdOf: (entry: Entry) => string;
  /** What else a removal puts out of date, here and in other tabs. */
  staleKeys: (storyId: string) => QueryKey[];
  /** What is no more after it: not to be shown again, not even until its answer comes anew. */
  removedKey?: (storyId: string) => QueryKey;
}

/**
 * Takes stories off a list. While the server is asked they are left out of what is shown and nothing is changed, so that
 * a refusal brings back exactly what was there, also with several under way. One that is gone already counts as removed.
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
      // What moved up from the next page is fetched.
      for (const queryKey of [listKey, ...staleKeys(storyId)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { remove, withoutPending: (page: EntryPage<Entry>) => withoutIds(page, pendingIds) };
}
