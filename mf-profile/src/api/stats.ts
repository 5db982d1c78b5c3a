import type { Stats, StatsRange } from '@storysprout/contracts/api/users';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { utcDateOf } from '../garden/plots';

/** Statistics, and the UTC date of their request. */
export interface DatedStats extends Stats {
  today: string;
}

/** Query of the caller's statistics in a range. Always refetched on mount, because stories may have been added. */
export function statsQuery(api: ApiClient, range: StatsRange) {
  return queryOptions({
    queryKey: queryKeys.stats(range),
    queryFn: async ({ signal }): Promise<DatedStats> => {
      const stats = await api('GET /users/stats', { query: { range }, signal });
      return { ...stats, today: utcDateOf(new Date()) };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
