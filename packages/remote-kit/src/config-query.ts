import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Query options of `GET /config`: this installation's logins, region, voices, limits and operator. A refused token keeps the page. */
export function configQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) => api('GET /config', { signal, redirectOnSessionEnd: false }),
  });
}
