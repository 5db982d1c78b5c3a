import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { audioQuery, isNarrationUnavailable, requestNarration } from '../../api/narration';
import { catalogue } from '../../i18n/catalogue';
import { describeAudioFailure } from './audio-failure';

/** Whether a mutation with this key is in flight, also one that another mount of the page has started. */
function useIsMutationPending(mutationKey: readonly string[]): boolean {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getMutationCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => queryClient.isMutating({ mutationKey }) > 0);
}

/** Generates a story's narration, one request at a time, and updates the cached story and narration. */
export function useNarrate(storyId: string) {
  const shell = useShell();
  const t = useMessages(catalogue);
  const queryClient = useQueryClient();
  const storyKey = queryKeys.story(storyId);
  const { queryKey: audioKey } = audioQuery(shell.api, storyId);
  const mutationKey = ['stories', 'narrate', storyId];

  /** Shows a toast to a pupil who has left the story's page. */
  const notifyIfAway = (message: string, type: 'success' | 'error') => {
    const isStoryShown = queryClient.getQueryCache().find({ queryKey: storyKey })?.isActive();
    if (!isStoryShown) shell.toast(message, type);
  };

  const { mutate, error } = useMutation({
    mutationKey,
    // Fails without a network, instead of pausing until there is one.
    networkMode: 'always',
    mutationFn: (voice: string) => requestNarration(shell.api, storyId, voice),
    onSuccess: (audio) => {
      queryClient.setQueryData(audioKey, audio);
      queryClient.setQueryData<Story>(storyKey, (shown) => shown && { ...shown, audioUrl: audio.audioUrl });
      void queryClient.invalidateQueries({ queryKey: storyKey });
      notifyIfAway(t.audio.readyElsewhere, 'success');
    },
    onError: (failure) => {
      if (isNarrationUnavailable(failure)) queryClient.setQueryData(audioKey, null);
      else notifyIfAway(t.audio.failedElsewhere, 'error');
    },
  });

  const isPending = useIsMutationPending(mutationKey);
  return {
    isPending,
    narrate: (voice: string) => {
      // Read from the cache: React renders the pending state later, and a second press must not send a second request.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(voice);
    },
    failure: error && !isPending ? describeAudioFailure(error, t) : undefined,
  };
}
