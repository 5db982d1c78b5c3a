import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** What this installation has: the caller's region and the voices among it. */
export function configQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) => api('GET /config', { signal, redirectOnSessionEnd: false }),
  });
}
