import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { audioQuery, isOutOfReach, narrate } from '../../api/narration';
import { catalogue } from '../../i18n/catalogue';
import { describeAudioFailure } from './audio-failure';

/** Whether such a call is under way, whoever began it: also one from before the pupil left the page and came back. */
function useIsUnderWay(mutationKey: readonly string[]): boolean {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getMutationCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => queryClient.isMutating({ mutationKey }) > 0);
}

/** Has a story narrated, once at a time, and shows it to whoever is at the story's page by then. */
export function useNarrating(storyId: string) {
  const shell = useShell();
  const t = useMessages(catalogue);
  const queryClient = useQueryClient();
  const storyKey = queryKeys.story(storyId);
  const { queryKey: audioKey } = audioQuery(shell.api, storyId);
  const mutationKey = ['stories', 'narrate', storyId];

  /** Who has gone on to another page is told. */
  const tellWhoLeft = (message: string, type: 'success' | 'error') => {
    const isRead = queryClient.getQueryCache().find({ queryKey: storyKey })?.isActive();
    if (!isRead) shell.toast(message, type);
  };

  const { mutate, error } = useMutation({
    mutationKey,
    // Without a network it fails, instead of waiting for one with no word about it.
    networkMode: 'always',
    mutationFn: (voice: string) => narrate(shell.api, storyId, voice),
    onSuccess: (audio) => {
      queryClient.setQueryData(audioKey, audio);
      queryClient.setQueryData<Story>(storyKey, (shown) => shown && { ...shown, audioUrl: audio.audioUrl });
      void queryClient.invalidateQueries({ queryKey: storyKey });
      tellWhoLeft(t.audio.readyElsewhere, 'success');
    },
    onError: (failure) => {
      if (isOutOfReach(failure)) queryClient.setQueryData(audioKey, null);
      else tellWhoLeft(t.audio.failedElsewhere, 'error');
    },
  });

  const isPending = useIsUnderWay(mutationKey);
  return {
    isPending,
    narrate: (voice: string) => {
      // React learns of a running request a moment late: a second press in the same moment must not send another.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(voice);
    },
    failure: error && !isPending ? describeAudioFailure(error, t) : undefined,
  };
}
