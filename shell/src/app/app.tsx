import { TIMES } from '@storysprout/contracts/rules';
import { isApiError } from '@storysprout/contracts/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { type PageKey } from '../remotes/load-remote';
import { RemotePage } from '../remotes/remote-page';
import { Notifications } from '../shell-api/notifications';
import { ShellProvider } from '../shell-api/shell-provider';
import { Access } from './access';
import { CrashBoundary } from './crash-page';
import { Layout } from './layout';
import { OwnPage } from './own-page';
import { OWN_ROUTES, ROUTES } from './routes';

/** Asking again helps only where the answer may change. */
const worthRetrying = (error: Error): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: TIMES.queryStale,
      retry: (failures, error) => failures < 1 && worthRetrying(error),
    },
    mutations: { retry: 0 },
  },
});

/** The whole app: providers around the routes. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ShellProvider>
          <Suspense fallback={null}>
            <CrashBoundary>
              <Routes>
                <Route element={<Layout />}>
                  {ROUTES.map(({ path, remote, page, access }) => {
                    const key = `${remote}/${page}` as PageKey;
                    const element = (
                      <Access key={key} access={access}>
                        <RemotePage page={key} />
                      </Access>
                    );
                    return <Route key={path} path={path} element={element} />;
                  })}
                  {OWN_ROUTES.map(({ path, page, access }) => {
                    const element = (
                      <Access key={page} access={access}>
                        <OwnPage page={page} />
                      </Access>
                    );
                    return <Route key={path} path={path} element={element} />;
                  })}
                  <Route path="*" element={<Navigate to="/" replace />} />
                </Route>
              </Routes>
              <Notifications />
            </CrashBoundary>
          </Suspense>
        </ShellProvider>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
