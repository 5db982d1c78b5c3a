import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import styles from './offer.module.css';

/** To a guest at a story without a narration: what logging in gives. */
export function GuestOffer() {
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
