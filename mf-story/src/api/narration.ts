import type { Audio } from '@storysprout/contracts/api/narration';
import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Not below the story's own key, so that invalidating the story does not refetch its narration. */
const audioKey = (storyId: string) => ['stories', 'audio', storyId] as const;

/** No voice is configured, or the story is not accessible: a retry would not help. */
export const isNarrationUnavailable = (error: unknown): boolean =>
  isApiError(error) && ['NOT_CONFIGURED', 'NOT_FOUND', 'FORBIDDEN'].includes(error.code);

/** Query for a story's narration with the timings of its sentences; null where there can be none. */
export function audioQuery(api: ApiClient, storyId: string) {
  return queryOptions({
    queryKey: audioKey(storyId),
    queryFn: ({ signal }): Promise<Audio | null> =>
      api('GET /stories/{id}/audio', {
        params: { id: storyId },
        signal,
        redirectOnSessionEnd: false,
      }).catch((error: unknown) => {
        if (isNarrationUnavailable(error)) return null;
        throw error;
      }),
  });
}

/** Generates a story's narration. */
export function requestNarration(api: ApiClient, storyId: string, voice: string): Promise<Audio> {
  return api('POST /stories/{id}/audio', { params: { id: storyId }, body: { voice, speed: 1 } });
}
