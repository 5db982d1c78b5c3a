import { useEffect, useState } from 'react';
import type { GrowingCard } from './growing-card';
import type { GenerationControl } from '../session/use-generation';

let Loaded: typeof GrowingCard | undefined;

async function load(): Promise<void> {
  ({ GrowingCard: Loaded } = await import('./growing-card'));
}

/**
 * Fetches the card with the plant, which is no part of the first screen. False until its code has come, and for good
 * where it does not: the form with its busy button does without.
 * @param isWanted from the moment on that a pupil may soon need it
 */
export function useGrowingCode(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(() => Loaded !== undefined);
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let isGone = false;
    load().then(
      () => isGone || setThere(true),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, isThere]);
  return isThere;
}

/** The card with the plant, once its code has come. */
export function LazyGrowingCard({ generation }: { generation: GenerationControl }) {
  return Loaded ? <Loaded generation={generation} /> : null;
}
