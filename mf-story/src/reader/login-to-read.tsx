import { useMessages, useShell } from '@storysprout/contracts/shell';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { Clauses } from '../components/clauses';
import { useTitle } from '../components/use-title';
import { catalogue } from '../i18n/catalogue';

/** For a guest: a story is read by its owner. */
export function LoginToRead() {
  const t = useMessages(catalogue);
  const { goToLogin } = useShell();
  useTitle(t.loginToRead.title);
  return (
    <EmptyState
      picture={<EmptyShelf />}
      title={t.loginToRead.title}
      headingLevel={1}
      action={
        <Button variant="primary" size="large" onClick={goToLogin}>
          {t.logIn}
        </Button>
      }
    >
      <Clauses of={t.loginToRead.text} />
    </EmptyState>
  );
}
