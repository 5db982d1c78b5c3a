import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Clock from 'lucide-react/icons/clock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Square from 'lucide-react/icons/square';
import { type RefObject, useEffect } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { Elapsed } from './elapsed';
import styles from './growing-card.module.css';
import { GrowingSteps } from './growing-steps';
import type { GenerationControl } from '../session/use-generation';

interface PartProps {
  generation: GenerationControl;
  /** The card's headline. */
  head: RefObject<HTMLHeadingElement | null>;
}

/** The headline takes the focus when the control that had it has gone; who is elsewhere on the page stays there. */
function useHeadFocus(head: PartProps['head']): void {
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [head]);
}

/** How far the story is, since when, and the button that ends it. */
export function GrowingNow({ generation, head }: PartProps) {
  const { growing: t } = useMessages(catalogue);
  const { state, stop } = generation;
  useHeadFocus(head);
  if (state.status !== 'running' && state.status !== 'done') return null;
  const isDone = state.status === 'done';
  const { progress, order } = state;
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
          <Elapsed since={order.since} />
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

/** The ways on after a failure. Grade and theme are kept. */
export function GrowingFailed({ generation, head }: PartProps) {
  useHeadFocus(head);
  const { growing: t, tryAgain } = useMessages(catalogue);
  return (
    <div className={styles.foot}>
      <Button variant="ghost" onClick={() => generation.forgetFailure('change')}>
        {t.changeTheme}
      </Button>
      <Button variant="primary" icon={<RotateCw aria-hidden="true" />} onClick={generation.tryAgain}>
        {tryAgain}
      </Button>
    </div>
  );
}
