import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { whenFirstPageReady } from './app/first-page-ready';
import { ErrorReporter } from './app/error-reporter';
import { applyAppearance } from './appearance/appearance';
import { prefetchRemotes } from './remotes/prefetch-remotes';
import { startFederation } from './remotes/shared';
import { syncAcrossTabs, useAuthStore } from './session/auth-store';
import { clearStaleReturnPath, HOME_PATH } from './session/login-redirect';
import { keepTokenFresh } from './session/token-refresh';
import { api, loadClient } from './api/api';

/** Prefetches the request client. A failure is reported by the first call. */
const prefetchClient = () => void loadClient().catch(() => {});

applyAppearance();
startFederation();
// A guest's home page needs no request; every other first page does.
if (useAuthStore.getState().isLoggedIn || window.location.pathname !== HOME_PATH) prefetchClient();
syncAcrossTabs();
clearStaleReturnPath();
keepTokenFresh(api);
const reporter = new ErrorReporter(api);
reporter.listenToUncaughtErrors();
// Errors caught by a boundary are reported, too.
createRoot(document.getElementById('root')!, { onCaughtError: reporter.report }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void whenFirstPageReady.then(prefetchClient).then(prefetchRemotes);
