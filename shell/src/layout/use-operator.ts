import type { Config } from '@storysprout/contracts/api/config';
import { useShell } from '@storysprout/contracts/shell';
import { configQuery } from '@storysprout/remote-kit/config-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type Operator = Config['operator'];

/** Milliseconds after which the first page stands and what it can do without may come. */
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
 * Who runs this installation, once known. A failure is silent: the page does without.
 * @param when `later` keeps the request out of the first page's way
 */
export function useOperator(when: 'now' | 'later' = 'now'): Operator | undefined {
  const { api } = useShell();
  const isLater = useLater();
  const { data } = useQuery({ ...configQuery(api), enabled: when === 'now' || isLater });
  return data?.operator;
}
