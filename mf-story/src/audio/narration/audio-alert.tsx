import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import styles from './narration.module.css';

/** An error in the audio bar, announced as an alert. `action` is a button that the bar does not show already. */
export function AudioAlert({ text, action }: { text: readonly string[]; action?: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <CircleAlert aria-hidden="true" />
      <p className={styles.words}>
        <KeepTogether clauses={text} />
      </p>
      {action}
    </div>
  );
}
