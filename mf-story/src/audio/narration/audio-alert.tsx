import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import styles from './offer.module.css';

/** What went wrong, in the bar; announced. With the button that may help, if it is not in the bar already. */
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
