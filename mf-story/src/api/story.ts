import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** One of the caller's stories. A session that has ended is cleared, but the page stays and says so. */
function fetchOwnStory(api: ApiClient, id: string, signal: AbortSignal): Promise<Story> {
  return api<Story>({
    method: 'GET',
    path: `/stories/${encodeURIComponent(id)}`,
    signal,
    redirectOnSessionEnd: false,
  });
}

/** A story by its id. Shared stories, without a session, are read here too once they exist. */
export function storyQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: queryKeys.story(id),
    queryFn: ({ signal }) => fetchOwnStory(api, id, signal),
  });
}
