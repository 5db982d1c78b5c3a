import { useShell } from '@storysprout/contracts/shell';
import { configQuery } from '@storysprout/remote-kit/config-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What this installation offers, as it was first told: signing in empties what was fetched, and the screen stands on until it is
 * left. Shares its answer with whoever else asks for it.
 */
export function useConfig() {
  const { api } = useShell();
  const { data, isError } = useQuery(configQuery(api));
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  return { config: first, isFailed: isError };
}
