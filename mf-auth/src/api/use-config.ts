import { useShell } from '@storysprout/contracts/shell';
import { configQuery } from '@storysprout/remote-kit/config-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The configuration as first loaded: signing in clears the query cache while the login screen stays mounted.
 */
export function useConfig() {
  const { api } = useShell();
  const { data, isError } = useQuery(configQuery(api));
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  return { config: first, isFailed: isError };
}
