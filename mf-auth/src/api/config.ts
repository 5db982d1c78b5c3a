import type { Config } from '@storysprout/contracts/api/config';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useShell } from '@storysprout/contracts/shell';
import { useQuery } from '@tanstack/react-query';

/** What this installation offers. Shares its answer with whoever else asks for it. */
export function useConfig() {
  const { api } = useShell();
  const { data, isError } = useQuery({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) =>
      api<Config>({ method: 'GET', path: '/config', signal, redirectOnSessionEnd: false }),
  });
  return { config: data, isFailed: isError };
}
