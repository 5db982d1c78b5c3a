import { useShell } from '@storysprout/contracts/shell';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { audioQuery } from '../api/narration';
import type { ShownStory } from '../api/story';
import { resolveAudioUrl } from './audio-url';
import type { Timings } from './read-along/sentence-timings';

const NO_TIMINGS: Timings = [];

/**
 * Source, voice and timings of a story's narration. The story's own URL is used at once; voice and timings follow with the
 * server's response, which also holds the URL where the story has none.
 */
export function useAudioInfo(story: ShownStory) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const query = audioQuery(api, story.id);
  const { data, error, isFetching, refetch } = useQuery(query);
  // A query drops its error when it refetches; the pupil still sees it during a retry.
  const [lastError, setLastError] = useState<Error | null>(null);
  const retry = async () => {
    setLastError(error);
    await refetch();
    setLastError(null);
  };
  const audioUrl = story.audioUrl ?? (data?.exists ? data.audioUrl : null);
  // A response about another narration holds nothing about this one.
  const isCurrent = audioUrl !== null && data?.audioUrl === audioUrl;
  // Refetched once for each URL: the cached story may be outdated, too.
  const urlWithoutTimings = data === undefined || isCurrent ? null : story.audioUrl;
  useEffect(() => {
    if (urlWithoutTimings !== null) void refetch();
  }, [urlWithoutTimings, refetch]);
  return {
    source: audioUrl === null ? undefined : resolveAudioUrl(audioUrl),
    /** Empty where they are not known, or do not fit this text. */
    timings: isCurrent && data.timings.length === story.sentences.length ? data.timings : NO_TIMINGS,
    voice: isCurrent ? (data.voice ?? undefined) : undefined,
    /** Why an embedded voice speaks; null where the chosen one does. */
    fallback: isCurrent ? data.voiceFallback : null,
    /** Whether the first response is still awaited. */
    isPending: data === undefined && error === null && lastError === null,
    /** There is no narration and there can be none. */
    isUnavailable: data === null,
    error: error ?? lastError,
    isRetrying: isFetching,
    retry,
    /** Refetches story and narration, whose URL may have changed. */
    refetchAll: () =>
      Promise.all(
        [queryKeys.story(story.id), query.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  };
}
