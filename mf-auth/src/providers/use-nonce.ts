import { useShell } from '@storysprout/contracts/shell';
import { useQuery } from '@tanstack/react-query';
import { fetchNonce } from '../api/auth';

/** Milliseconds after which a nonce is replaced; the server accepts it for ten minutes. */
const NONCE_LIFETIME_MS = 9 * 60_000;

/** Nonce of the next login attempt. */
export interface Nonce {
  /** Undefined while a new nonce is requested. */
  value: string | undefined;
  isFailed: boolean;
  /** Requests a new nonce after an attempt: a nonce is single use. */
  renew(): void;
}

/** The nonce shared by all providers on the page. */
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
