import type { PublicStory } from '@storysprout/contracts/api/sharing';
import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** A story as displayed; one that was read as a public story has its author. */
export type ShownStory = Story & Partial<Pick<PublicStory, 'author'>>;

/** Fetches one of the user's own stories. An ended session is cleared, without a redirect to the login. */
function fetchOwnStory(api: ApiClient, id: string, signal: AbortSignal): Promise<Story> {
  return api('GET /stories/{id}', { params: { id }, signal, redirectOnSessionEnd: false });
}

/** Fetches a shared story; NOT_FOUND otherwise. */
function fetchPublicStory(api: ApiClient, id: string, signal: AbortSignal): Promise<PublicStory> {
  return api('GET /stories/share/{id}', { params: { id }, signal, redirectOnSessionEnd: false });
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);
const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403;
const isMissing = (error: unknown): boolean => isApiError(error) && error.code === 'NOT_FOUND';

/** Fetches the user's own story, and where that is refused, the shared one. */
async function fetchStory(api: ApiClient, id: string, signal: AbortSignal): Promise<ShownStory> {
  try {
    return await fetchOwnStory(api, id, signal);
  } catch (refused) {
    if (!isRefusal(refused)) throw refused;
    return await fetchPublicStory(api, id, signal).catch((error: unknown) => {
      // The story exists, but it is private: reported as FORBIDDEN.
      throw isMissing(error) && isForbidden(refused) ? refused : error;
    });
  }
}

/** Query for a story by its id, for a pupil or a guest. */
export function storyQuery(api: ApiClient, id: string, isLoggedIn: boolean) {
  return queryOptions({
    queryKey: queryKeys.story(id),
    queryFn: ({ signal }): Promise<ShownStory> =>
      isLoggedIn ? fetchStory(api, id, signal) : fetchPublicStory(api, id, signal),
  });
}
