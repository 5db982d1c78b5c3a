import { useEffect, useState } from 'react';
import type { GenerationControl } from '../session/use-generation';

/** Milliseconds that the busy button alone shows: a story that is there by then opens without the plant flashing by. */
const CALM_MS = 150;

/**
 * Whether the plant stands in the form's place: from a moment after the start until the pupil is back at the form. A
 * failure that comes before that stays in the form.
 */
export function useIsGrowing({ state, failure }: GenerationControl): boolean {
  const since = state.status === 'running' ? state.order.since : undefined;
  const [isGrowing, setGrowing] = useState(() => since !== undefined && Date.now() - since > CALM_MS);
  const isOver = state.status === 'idle' || (state.status === 'failed' && failure?.at !== 'card');
  if (isGrowing && isOver) setGrowing(false);

  useEffect(() => {
    if (since === undefined || isGrowing) return undefined;
    const timer = setTimeout(() => setGrowing(true), since + CALM_MS - Date.now());
    return () => clearTimeout(timer);
  }, [since, isGrowing]);
  return isGrowing && !isOver;
}
