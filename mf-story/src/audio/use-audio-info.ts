import { useShell } from '@storysprout/contracts/shell';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { audioQuery } from '../api/narration';
import type { ShownStory } from '../api/story';
import { audioSource } from './audio-source';
import type { Timings } from './read-along/sentence-timings';

const UNKNOWN: Timings = [];

/**
 * A story's narration: the story's own address, else the one that the server knows of. Voice and timings come with the
 * server's answer; the address does not wait for it.
 */
export function useAudioInfo(story: ShownStory) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const query = audioQuery(api, story.id);
  const { data, error, isFetching, refetch } = useQuery(query);
  // The query forgets its error as it begins anew; the pupil goes on reading it.
  const [lastError, setLastError] = useState<Error | null>(null);
  const tryAgain = async () => {
    setLastError(error);
    await refetch();
    setLastError(null);
  };
  const audioUrl = story.audioUrl ?? (data?.exists ? data.audioUrl : null);
  // An answer about another narration says nothing of this one.
  const isOfThis = audioUrl !== null && data?.audioUrl === audioUrl;
  // Asked again once for each address: the story's may lag behind as well.
  const unanswered = data === undefined || isOfThis ? null : story.audioUrl;
  useEffect(() => {
    if (unanswered !== null) void refetch();
  }, [unanswered, refetch]);
  return {
    source: audioUrl === null ? undefined : audioSource(audioUrl),
    /** None where they are not known, or are not those of this text. */
    timings: isOfThis && data.timings.length === story.sentences.length ? data.timings : UNKNOWN,
    voice: isOfThis ? (data.voice ?? undefined) : undefined,
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
