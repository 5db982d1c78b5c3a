import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { Clauses } from '../components/clauses';
import { catalogue } from '../i18n/catalogue';
import styles from './offer.module.css';

interface LoadFailureProps {
  text: readonly string[];
  isTrying: boolean;
  onRetry: () => void;
}

/** What went wrong with a narration that may well be there, and another try. */
export function LoadFailure({ text, isTrying, onRetry }: LoadFailureProps) {
  const t = useMessages(catalogue);
  return (
    <Notice
      tone="error"
      className={styles.failure}
      action={
        <Button variant="soft" busy={isTrying} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    >
      <Clauses of={text} />
    </Notice>
  );
}
