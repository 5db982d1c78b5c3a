import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import styles from './narration.module.css';

/** For a guest at a story without a narration: a login button and what it is for. */
export function GuestNotice() {
  const t = useMessages(catalogue);
  const { goToLogin } = useShell();
  return (
    <div className={styles.offer}>
      <p className={styles.text}>
        <KeepTogether clauses={t.audio.guest} />
      </p>
      <Button variant="soft" onClick={goToLogin}>
        {t.logIn}
      </Button>
    </div>
  );
}
