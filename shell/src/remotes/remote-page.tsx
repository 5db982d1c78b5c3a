import { Component, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { FirstPageReady } from '../app/first-page-ready';
import { PageSkeleton } from '../routes/page-skeleton';
import { forgetPage, loadPage, type PageKey } from './load-remote';
import { RemoteFailure } from './remote-failure';

/** Failed attempts after which the document is reloaded: the browser caches a broken chunk. */
const RELOAD_AFTER = 2;

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

class RemoteBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Page({ page }: { page: PageKey }) {
  return createElement(use(loadPage(page)));
}

/** Page of a remote: a skeleton while it loads, an error page with a retry button if it fails. */
export function RemotePage({ page }: { page: PageKey }) {
  const [failures, setFailures] = useState(0);
  const retry = () => {
    if (failures + 1 >= RELOAD_AFTER) {
      window.location.reload();
      return;
    }
    // Only here: a boundary that drops the promise while rendering would restart the load and never render.
    forgetPage(page);
    setFailures(failures + 1);
  };
  return (
    <RemoteBoundary
      key={`${page}:${failures}`}
      fallback={
        <>
          <RemoteFailure onRetry={retry} />
          <FirstPageReady />
        </>
      }
    >
      <Suspense fallback={<PageSkeleton />}>
        <Page page={page} />
        <FirstPageReady />
      </Suspense>
    </RemoteBoundary>
  );
}
