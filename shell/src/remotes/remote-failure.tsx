import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { catalogue } from '../i18n/catalogue';

/** What stands in a page's place when its remote did not load or broke. */
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
