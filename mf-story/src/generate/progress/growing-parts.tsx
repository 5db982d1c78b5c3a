import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Clock from 'lucide-react/icons/clock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Square from 'lucide-react/icons/square';
import { type RefObject, useEffect } from 'react';
import { catalogue } from '../../i18n/catalogue';
import type { GenerationControl } from '../session/use-generation';
import { ElapsedTime } from './elapsed-time';
import styles from './growing-card.module.css';
import { GrowingSteps } from './growing-steps';

interface PartProps {
  generation: GenerationControl;
  /** The card's headline. */
  headline: RefObject<HTMLHeadingElement | null>;
}

/** Focuses the headline when the focused control was removed; focus elsewhere on the page stays. */
function useFocusHeadline(headline: PartProps['headline']): void {
  useEffect(() => {
    if (document.activeElement === document.body) headline.current?.focus({ preventScroll: true });
  }, [headline]);
}

/** Steps, text so far, elapsed time and the stop button. */
export function GrowingProgress({ generation, headline }: PartProps) {
  const { growing: t } = useMessages(catalogue);
  const { state, stop } = generation;
  useFocusHeadline(headline);
  if (state.status !== 'running' && state.status !== 'done') return null;
  const isDone = state.status === 'done';
  const { progress, pending } = state;
  return (
    <>
      <GrowingSteps progress={progress} isDone={isDone} />
      {progress.text !== '' && (
        <p className={styles.text} lang="en">
          {progress.text}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.elapsed}>
          <Clock aria-hidden="true" />
          <ElapsedTime since={pending.since} />
        </span>
        <Button
          className={styles.stop}
          icon={<Square aria-hidden="true" />}
          aria-disabled={isDone || undefined}
          onClick={stop}
        >
          {t.stop}
        </Button>
      </div>
    </>
  );
}

/** Buttons after a failure: change the theme or retry. Grade and theme are kept. */
export function GrowingFailure({ generation, headline }: PartProps) {
  useFocusHeadline(headline);
  const { growing: t, retry } = useMessages(catalogue);
  return (
    <div className={styles.foot}>
      <Button variant="ghost" onClick={() => generation.dismissFailure('change')}>
        {t.changeTheme}
      </Button>
      <Button variant="primary" icon={<RotateCw aria-hidden="true" />} onClick={generation.retry}>
        {retry}
      </Button>
    </div>
  );
}
