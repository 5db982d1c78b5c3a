import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { Component, type ReactNode } from 'react';
import { catalogue } from '../i18n/catalogue';

function CrashPage() {
  const t = useMessages(catalogue);
  useTitle(t.crashTitle);
  return (
    <main className="wrap page" role="alert">
      <EmptyState
        picture={<Lost />}
        title={t.crashTitle}
        headingLevel={1}
        action={
          <Button variant="primary" size="large" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      >
        {t.crashText}
      </EmptyState>
    </main>
  );
}

/** Error boundary of the shell; each remote page has its own boundary. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
