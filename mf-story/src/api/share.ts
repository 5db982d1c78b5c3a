import { queryKeys } from '@storysprout/contracts/query-keys';
import { type ApiClient, useShell } from '@storysprout/contracts/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShownStory } from './story';

function recordShare(api: ApiClient, storyId: string): Promise<{ shareUrl: string }> {
  return api('POST /stories/{id}/share', { params: { id: storyId } });
}

function endSharing(api: ApiClient, storyId: string): Promise<null> {
  return api('DELETE /stories/{id}/share', { params: { id: storyId } });
}

/** The owner's mutations to share a story and to stop sharing it. The cached story follows the server's response. */
export function useSharing(storyId: string) {
  const { api, refreshProfile } = useShell();
  const queryClient = useQueryClient();
  const mutationKey = ['sharing', storyId];

  const showAs = (isShared: boolean) =>
    queryClient.setQueryData<ShownStory>(
      queryKeys.story(storyId),
      (shown) => shown && { ...shown, isShared },
    );
  const refresh = () => {
    for (const queryKey of [queryKeys.story(storyId), queryKeys.stories])
      void queryClient.invalidateQueries({ queryKey });
    void refreshProfile();
  };
  const record = useMutation({
    mutationKey,
    mutationFn: () => recordShare(api, storyId),
    onSuccess: () => void showAs(true),
    onSettled: refresh,
  });
  const end = useMutation({
    mutationKey,
    mutationFn: () => endSharing(api, storyId),
    onSuccess: () => void showAs(false),
    onSettled: refresh,
  });

  return {
    /** Makes the story public and counts a share. Resolves with its URL; rejects with an ApiError. */
    record: async () => (await record.mutateAsync()).shareUrl,
    isRecording: record.isPending,
    /** Makes the story private again. Rejects with an ApiError. */
    end: () => end.mutateAsync(),
    isEnding: end.isPending,
    /** Whether one of the two is in flight, also before React has rendered that. */
    isBusy: () => queryClient.isMutating({ mutationKey }) > 0,
  };
}
