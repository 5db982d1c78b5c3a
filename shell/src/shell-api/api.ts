import { letGo } from '../navigation/leave-guard';
import { goToLogin } from '../session/login-journey';
import { createApiClient } from './api-client';

/** The app's one request client: a refused token leads to the login screen, and back to the page after it. */
export const api = createApiClient(() => {
  letGo();
  goToLogin();
});
