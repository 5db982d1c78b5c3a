import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Route, Routes, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createGuardedHistory } from '../navigation/guarded-history';
import { type PageKey } from '../remotes/load-remote';
import { RemotePage } from '../remotes/remote-page';
import { Notifications } from '../notifications/notifications';
import { ShellProvider } from '../shell-api/shell-provider';
import { Access } from '../routes/access';
import { CrashBoundary } from './crash-page';
import { Layout } from '../layout/layout';
import { ShellPage } from '../routes/shell-page';
import { createQueryClient } from './query-client';
import { SHELL_ROUTES, type Route as RemoteRoute, ROUTES } from '../routes/routes';

const queryClient = createQueryClient();

const history = createGuardedHistory();

function remoteRoute({ path, remote, page, access }: RemoteRoute) {
  const key = `${remote}/${page}` as PageKey;
  const element = (
    <Access key={key} access={access}>
      <RemotePage page={key} />
    </Access>
  );
  return <Route key={path} path={path} element={element} />;
}

/** Root component: providers around the routes. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <HistoryRouter history={history}>
        <ShellProvider>
          <Suspense fallback={null}>
            <CrashBoundary>
              <Routes>
                {ROUTES.filter(({ bare }) => bare).map(remoteRoute)}
                <Route element={<Layout />}>
                  {ROUTES.filter(({ bare }) => !bare).map(remoteRoute)}
                  {SHELL_ROUTES.map(({ path, page, access }) => {
                    const element = (
                      <Access key={page} access={access}>
                        <ShellPage page={page} />
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
      </HistoryRouter>
    </QueryClientProvider>
  );
}
