import { TIMES } from '@storysprout/contracts/rules';
import { isApiError } from '@storysprout/contracts/shell';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

const INVALIDATION_CHANNEL = 'out-of-date';

/** A retry makes sense only if the response may change. */
const isRetryable = (error: Error): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500;

/** Query client that shares invalidations with the browser's other tabs, which show the same account. */
class CrossTabQueryClient extends QueryClient {
  // Without BroadcastChannel a tab refetches when its data becomes stale.
  readonly #otherTabs =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(INVALIDATION_CHANNEL) : undefined;

  followOtherTabs(): void {
    this.#otherTabs?.addEventListener('message', ({ data }: MessageEvent<QueryKey>) => {
      void super.invalidateQueries({ queryKey: data });
    });
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.queryKey) this.#otherTabs?.postMessage(filters.queryKey);
    return super.invalidateQueries(filters, options);
  }
}

/** Creates the app's query client, which the shell shares with the remotes. */
export function createQueryClient(): QueryClient {
  // A school's server may be reachable although the browser reports itself offline: requests are sent and fail at once.
  const queryClient = new CrossTabQueryClient({
    defaultOptions: {
      queries: {
        staleTime: TIMES.queryStale,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isRetryable(error),
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  queryClient.followOtherTabs();
  return queryClient;
}
