import { useEffect, useState } from 'react';
import type { GenerationControl } from '../session/use-generation';
import type { GrowingCard } from './growing-card';

let Loaded: typeof GrowingCard | undefined;

async function load(): Promise<void> {
  ({ GrowingCard: Loaded } = await import('./growing-card'));
}

/**
 * Prefetches the growing card, which is no part of the first screen. The form with its busy button works without it.
 * @param isNeeded whether a pupil may need it soon
 * @returns whether the code is loaded; stays false when loading fails
 */
export function usePrefetchGrowingCard(isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(() => Loaded !== undefined);
  useEffect(() => {
    if (!isNeeded || isLoaded) return undefined;
    let isUnmounted = false;
    load().then(
      () => isUnmounted || setLoaded(true),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded, isLoaded]);
  return isLoaded;
}

/** The growing card, once its code is loaded. */
export function LazyGrowingCard({ generation }: { generation: GenerationControl }) {
  return Loaded ? <Loaded generation={generation} /> : null;
}
