import type { Config } from '@storysprout/contracts/api/config';
import { useShell } from '@storysprout/contracts/shell';
import { configQuery } from '@storysprout/remote-kit/config-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type Operator = Config['operator'];

/** Milliseconds by which requests that the first page does not need are deferred. */
const LATER = 1500;

function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

/**
 * The operator of this installation, once loaded. A failure is silent.
 * @param when `later` defers the request, so that it does not delay the first page
 */
export function useOperator(when: 'now' | 'later' = 'now'): Operator | undefined {
  const { api } = useShell();
  const isLater = useLater();
  const { data } = useQuery({ ...configQuery(api), enabled: when === 'now' || isLater });
  return data?.operator;
}
