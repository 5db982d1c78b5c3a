import { useShell } from '@storysprout/contracts/shell';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { audioQuery } from '../api/narration';
import type { ShownStory } from '../api/story';
import { audioSource } from './audio-source';

/** A story's narration: the story's own address, else the one that the server knows of. */
export function useAudioInfo(story: ShownStory) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const query = audioQuery(api, story.id);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: story.audioUrl === null });
  // The query forgets its error as it begins anew; the pupil goes on reading it.
  const [lastError, setLastError] = useState<Error | null>(null);
  const tryAgain = async () => {
    setLastError(error);
    await refetch();
    setLastError(null);
  };
  const audioUrl = story.audioUrl ?? (data?.exists ? data.audioUrl : null);
  return {
    source: audioUrl === null ? undefined : audioSource(audioUrl),
    /** Not known yet. */
    isPending: data === undefined && error === null && lastError === null,
    /** There is no narration and there can be none. */
    isOutOfReach: data === null,
    error: error ?? lastError,
    isTrying: isFetching,
    tryAgain,
    /** Asks the server again where the narration is, and whether it still is. */
    refresh: () =>
      Promise.all(
        [queryKeys.story(story.id), query.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  };
}
