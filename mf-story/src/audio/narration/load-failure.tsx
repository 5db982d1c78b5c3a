import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { catalogue } from '../../i18n/catalogue';
import { AudioAlert } from './audio-alert';

interface LoadFailureProps {
  text: readonly string[];
  isTrying: boolean;
  onRetry: () => void;
}

/** What went wrong with a narration that may well be there, and another try. */
export function LoadFailure({ text, isTrying, onRetry }: LoadFailureProps) {
  const t = useMessages(catalogue);
  return (
    <AudioAlert
      text={text}
      action={
        <Button busy={isTrying} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}
