import { type ApiClient, isApiError, useShell } from '@storysprout/contracts/shell';
import { type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type EntryPage, withoutEntries } from './entry-page';

interface Removal<Entry> {
  /** Stands for all pages of the list. */
  lists: QueryKey;
  remove: (api: ApiClient, storyId: string) => Promise<unknown>;
  storyIdOf: (entry: Entry) => string;
  /** What else a removal puts out of date, here and in other tabs. */
  outOfDate: (storyId: string) => QueryKey[];
  /** What is no more after it: not to be shown again, not even until its answer comes anew. */
  gone?: (storyId: string) => QueryKey;
}

/**
 * Takes stories off a list. While the server is asked they are left out of what is shown and nothing is changed, so that
 * a refusal brings back exactly what was there, also with several under way. One that is gone already counts as removed.
 */
export function useRemoval<Entry>({
  lists,
  remove: removeOnServer,
  storyIdOf,
  outOfDate,
  gone,
}: Removal<Entry>) {
  const { api, refreshProfile } = useShell();
  const queryClient = useQueryClient();
  const mutationKey = ['remove', ...lists];
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const without = (page: EntryPage<Entry>, ids: readonly unknown[]) =>
    withoutEntries(page, (entry) => ids.includes(storyIdOf(entry)));

  const { mutateAsync: remove } = useMutation({
    mutationKey,
    mutationFn: async (storyId: string) => {
      try {
        await removeOnServer(api, storyId);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
      }
    },
    onSuccess: (_data, storyId) => {
      queryClient.setQueriesData<EntryPage<Entry>>(
        { queryKey: lists },
        (page) => page && without(page, [storyId]),
      );
      if (gone) queryClient.removeQueries({ queryKey: gone(storyId) });
      void refreshProfile();
      // What moved up from the next page is fetched.
      for (const queryKey of [lists, ...outOfDate(storyId)]) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { remove, left: (page: EntryPage<Entry>) => without(page, underWay) };
}
