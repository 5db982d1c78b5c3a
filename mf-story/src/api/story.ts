import type { PublicStory } from '@storysprout/contracts/api/sharing';
import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** A story as a page shows it: with its author where it is read as a public one. */
export type ShownStory = Story & Partial<Pick<PublicStory, 'author'>>;

/** One of the caller's stories. A session that has ended is cleared, but the page stays. */
function fetchOwnStory(api: ApiClient, id: string, signal: AbortSignal): Promise<Story> {
  return api('GET /stories/{id}', { params: { id }, signal, redirectOnSessionEnd: false });
}

/** A story that its owner has shared; NOT_FOUND otherwise. */
function fetchPublicStory(api: ApiClient, id: string, signal: AbortSignal): Promise<PublicStory> {
  return api('GET /stories/share/{id}', { params: { id }, signal, redirectOnSessionEnd: false });
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);
const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403;
const isMissing = (error: unknown): boolean => isApiError(error) && error.code === 'NOT_FOUND';

/** Own stories first; where that is refused, the story as its owner may have shared it. */
async function fetchStory(api: ApiClient, id: string, signal: AbortSignal): Promise<ShownStory> {
  try {
    return await fetchOwnStory(api, id, signal);
  } catch (refused) {
    if (!isRefusal(refused)) throw refused;
    return await fetchPublicStory(api, id, signal).catch((error: unknown) => {
      // There is a story, but it is somebody's own: the pupil is told so.
      throw isMissing(error) && isForbidden(refused) ? refused : error;
    });
  }
}

/** A story by its id, for a pupil or a guest. */
export function storyQuery(api: ApiClient, id: string, isLoggedIn: boolean) {
  return queryOptions({
    queryKey: queryKeys.story(id),
    queryFn: ({ signal }): Promise<ShownStory> =>
      isLoggedIn ? fetchStory(api, id, signal) : fetchPublicStory(api, id, signal),
  });
}
