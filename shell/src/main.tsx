import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { ErrorReporter } from './app/report-errors';
import { showAppearance } from './appearance/appearance';
import { preloadRemotes } from './remotes/preload-remotes';
import { startFederation } from './remotes/shared';
import { followOtherTabs } from './session/auth-store';
import { forgetStaleReturn } from './session/login-journey';
import { keepTokenFresh } from './session/token-refresh';
import { api } from './shell-api/api';

showAppearance();
startFederation();
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
window.addEventListener('load', preloadRemotes, { once: true });
