import { useEffect, useState } from 'react';
import type { GenerationControl } from '../session/use-generation';

/** Milliseconds with the busy button alone: a story that arrives within them opens without a flash of the card. */
const CARD_DELAY_MS = 150;

/**
 * Whether the growing card replaces the form: from shortly after the start until the pupil returns to the form. A failure
 * before that is shown in the form.
 */
export function useIsGrowingCardVisible({ state, failure }: GenerationControl): boolean {
  const since = state.status === 'running' ? state.pending.since : undefined;
  const [isVisible, setVisible] = useState(() => since !== undefined && Date.now() - since > CARD_DELAY_MS);
  const isOver = state.status === 'idle' || (state.status === 'failed' && failure?.at !== 'card');
  if (isVisible && isOver) setVisible(false);

  useEffect(() => {
    if (since === undefined || isVisible) return undefined;
    const timer = setTimeout(() => setVisible(true), since + CARD_DELAY_MS - Date.now());
    return () => clearTimeout(timer);
  }, [since, isVisible]);
  return isVisible && !isOver;
}
