import { useShell } from '@storysprout/contracts/shell';
import { useQuery } from '@tanstack/react-query';
import { fetchNonce } from '../api/auth';

/** Milliseconds after which a nonce is replaced; the server believes it for ten minutes. */
const NONCE_LIFETIME_MS = 9 * 60_000;

/** The nonce of the tries that follow. */
export interface Nonce {
  /** Undefined while a new one is on its way. */
  value: string | undefined;
  isFailed: boolean;
  /** After a try: a nonce is good for one. */
  renew(): void;
}

/** One nonce for all providers on the page. */
export function useNonce(): Nonce {
  const { api } = useShell();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['auth', 'nonce'],
    queryFn: ({ signal }) => fetchNonce(api, signal),
    staleTime: NONCE_LIFETIME_MS,
    gcTime: 0,
    refetchInterval: NONCE_LIFETIME_MS,
    refetchIntervalInBackground: true,
  });
  return {
    value: isFetching || isError ? undefined : data,
    isFailed: isError && !isFetching,
    renew: () => void refetch(),
  };
}
