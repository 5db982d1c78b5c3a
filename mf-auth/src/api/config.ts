import { queryKeys } from '@storysprout/contracts/query-keys';
import { useShell } from '@storysprout/contracts/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What this installation offers, as it was first told: signing in empties what was fetched, and the screen stands on until it is
 * left. Shares its answer with whoever else asks for it.
 */
export function useConfig() {
  const { api } = useShell();
  const { data, isError } = useQuery({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) => api('GET /config', { signal, redirectOnSessionEnd: false }),
  });
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  return { config: first, isFailed: isError };
}
