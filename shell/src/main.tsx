import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { firstPage } from './app/first-page-ready';
import { ErrorReporter } from './app/error-reporter';
import { showAppearance } from './appearance/appearance';
import { preloadRemotes } from './remotes/preload-remotes';
import { startFederation } from './remotes/shared';
import { followOtherTabs, useAuthStore } from './session/auth-store';
import { forgetStaleReturn, HOME_PATH } from './session/login-redirect';
import { keepTokenFresh } from './session/token-refresh';
import { api, loadClient } from './api/api';

/** Ahead of the first call, which reports it when it fails. */
const loadAhead = () => void loadClient().catch(() => {});

showAppearance();
startFederation();
// Where the first screen is made of what the server says, the client comes with it; a guest's home does without.
if (useAuthStore.getState().isLoggedIn || window.location.pathname !== HOME_PATH) loadAhead();
followOtherTabs();
forgetStaleReturn();
keepTokenFresh(api);
const reporter = new ErrorReporter(api);
reporter.watch();
// A boundary that catches an error shows something kind; the operator learns of it all the same.
createRoot(document.getElementById('root')!, { onCaughtError: reporter.report }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void firstPage.then(loadAhead).then(preloadRemotes);
