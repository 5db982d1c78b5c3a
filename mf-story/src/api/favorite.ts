import type { Favorite } from '@storysprout/contracts/api/favorites';
import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { type ApiClient, useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogue } from '../i18n/catalogue';

function addFavorite(api: ApiClient, storyId: string): Promise<Favorite> {
  return api('POST /favorites/{storyId}', { params: { storyId }, body: { category: '', notes: '' } });
}

function removeFavorite(api: ApiClient, storyId: string): Promise<null> {
  return api('DELETE /favorites/{id}', { params: { id: storyId } });
}

/** Toggles a story's favourite as an optimistic update: shown at once, rolled back with a toast when the request fails. */
export function useFavoriteToggle(story: Story): () => void {
  const shell = useShell();
  const t = useMessages(catalogue);
  const queryClient = useQueryClient();
  const storyKey = queryKeys.story(story.id);
  const mutationKey = [...queryKeys.favorites, story.id];

  const showAs = (isFavorited: boolean) =>
    queryClient.setQueryData<Story>(storyKey, (shown) => shown && { ...shown, isFavorited });

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (isFavorited: boolean): Promise<unknown> =>
      isFavorited ? addFavorite(shell.api, story.id) : removeFavorite(shell.api, story.id),
    onMutate: async (isFavorited) => {
      await queryClient.cancelQueries({ queryKey: storyKey });
      showAs(isFavorited);
    },
    onError: (_error, isFavorited) => {
      showAs(!isFavorited);
      shell.toast(isFavorited ? t.favoriteFailed : t.unfavoriteFailed, 'error');
    },
    onSettled: () => {
      for (const queryKey of [storyKey, queryKeys.favorites, queryKeys.stories])
        void queryClient.invalidateQueries({ queryKey });
      void shell.refreshProfile();
    },
  });

  return () => {
    // One request at a time: a second one would race the first.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(!story.isFavorited);
  };
}
