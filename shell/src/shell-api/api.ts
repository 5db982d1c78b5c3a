import { letGo } from '../navigation/leave-guard';
import { goToLogin } from '../session/login-journey';
import { createApiClient } from './api-client';
import { canStream, createApiStream } from './api-stream';

/** A refused token leads to the login screen, whatever is unsaved, and back to the page after it. */
const onSessionEnd = () => {
  letGo();
  goToLogin();
};

/** The app's one request client. */
export const api = createApiClient(onSessionEnd);

/** The same for calls that stream; null where the browser cannot. */
export const stream = canStream() ? createApiStream(onSessionEnd) : null;
