import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { catalogue } from '../i18n/catalogue';

/** Error page of a remote that failed to load or to render. */
export function RemoteFailure({ onRetry }: { onRetry(): void }) {
  const t = useMessages(catalogue);
  useTitle(t.remoteFailureTitle);
  return (
    <div className="wrap page" role="alert">
      <EmptyState
        picture={<Lost />}
        title={t.remoteFailureTitle}
        headingLevel={1}
        action={
          <Button variant="primary" size="large" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.remoteFailureText}
      </EmptyState>
    </div>
  );
}
