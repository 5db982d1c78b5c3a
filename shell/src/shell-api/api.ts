import { goToLogin } from '../session/login-journey';
import { createApiClient } from './api-client';
import { canStream, createApiStream } from './api-stream';

/** The app's one request client: a refused token leads to the login screen, and back to the page after it. */
export const api = createApiClient(goToLogin);

/** The same for calls that stream; null where the browser cannot. */
export const stream = canStream() ? createApiStream(goToLogin) : null;
