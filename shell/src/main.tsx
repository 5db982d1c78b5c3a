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

/** Ahead of the first call, which reports it when it fails. */
const loadAhead = () => void loadClient().catch(() => {});

applyAppearance();
startFederation();
// Where the first screen is made of what the server says, the client comes with it; a guest's home does without.
if (useAuthStore.getState().isLoggedIn || window.location.pathname !== HOME_PATH) loadAhead();
syncAcrossTabs();
clearStaleReturnPath();
keepTokenFresh(api);
const reporter = new ErrorReporter(api);
reporter.listenToUncaughtErrors();
// A boundary that catches an error shows something kind; the operator learns of it all the same.
createRoot(document.getElementById('root')!, { onCaughtError: reporter.report }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void whenFirstPageReady.then(loadAhead).then(prefetchRemotes);
