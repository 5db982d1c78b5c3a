import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { Link } from 'react-router-dom';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../i18n/catalogue';
import styles from './story-failure.module.css';

function kindOf(error: unknown): 'failed' | 'notFound' | 'forbidden' {
  if (!isApiError(error)) return 'failed';
  if (error.code === 'NOT_FOUND') return 'notFound';
  return error.code === 'FORBIDDEN' ? 'forbidden' : 'failed';
}

/** Shown instead of a story that could not be loaded: a link to the home page, and a retry where it may help. */
export function StoryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(catalogue);
  const { session, goToLogin } = useShell();
  const kind = kindOf(error);
  // It may be the guest's own story, which needs a login.
  const mayBeOwn = kind === 'notFound' && !session.isLoggedIn;
  const { title, text } = t.loadFailures[mayBeOwn ? 'notFoundForGuest' : kind];
  useTitle(title);
  return (
    <div role="alert">
      <EmptyState
        picture={<Lost />}
        title={title}
        headingLevel={1}
        action={
          <div className={styles.actions}>
            {kind === 'failed' && <Button onClick={onRetry}>{t.retry}</Button>}
            {mayBeOwn && <Button onClick={goToLogin}>{t.logIn}</Button>}
            <Button variant="primary" render={<Link to="/" />}>
              {t.backHome}
            </Button>
          </div>
        }
      >
        <KeepTogether clauses={text} />
      </EmptyState>
    </div>
  );
}
