import { TIMES } from '@storysprout/contracts/rules';
import { isApiError } from '@storysprout/contracts/shell';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

const INVALIDATION_CHANNEL = 'out-of-date';

/** Asking again helps only where the answer may change. */
const isRetryable = (error: Error): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500;

/** What one tab puts out of date is fetched again in every tab of this browser: they all show the same account. */
class CrossTabQueryClient extends QueryClient {
  // Old browsers have none: there a tab learns of the others when what it shows grows stale.
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

/** The app's one query client, which the shell shares with the remotes. */
export function createQueryClient(): QueryClient {
  // A school's server may answer where the browser believes itself offline: every request is tried, and fails at once.
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
