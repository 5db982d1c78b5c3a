import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { catalogue } from '../../i18n/catalogue';
import { AudioAlert } from './audio-alert';

interface LoadFailureProps {
  text: readonly string[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** An alert for a narration that could not be loaded, with a retry button. */
export function LoadFailure({ text, isRetrying, onRetry }: LoadFailureProps) {
  const t = useMessages(catalogue);
  return (
    <AudioAlert
      text={text}
      action={
        <Button busy={isRetrying} onClick={onRetry}>
          {t.retry}
        </Button>
      }
    />
  );
}
