import type { Audio } from '@storysprout/contracts/api/narration';
import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Not below the story's own key: what is asked of the story again need not be asked of its narration. */
const audioKey = (storyId: string) => ['stories', 'audio', storyId] as const;

/** No voice is installed here, or the story may not be seen any more: another try would not help. */
export const isNarrationUnavailable = (error: unknown): boolean =>
  isApiError(error) && ['NOT_CONFIGURED', 'NOT_FOUND', 'FORBIDDEN'].includes(error.code);

/** A story's narration with the timings of its sentences; null where there can be none. */
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

/** Has a story read aloud. */
export function requestNarration(api: ApiClient, storyId: string, voice: string): Promise<Audio> {
  return api('POST /stories/{id}/audio', { params: { id: storyId }, body: { voice, speed: 1 } });
}
