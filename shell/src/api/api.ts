import { releaseGuard } from '../navigation/leave-guard';
import { goToLogin } from '../session/login-redirect';
import { lazyClient, lazyStream, loadOnce } from './lazy-client';

/** A refused token leads to the login screen, also from a guarded page, and back to the page afterwards. */
const onSessionEnd = () => {
  releaseGuard();
  goToLogin();
};

/** Whether this browser can read a response as a stream. */
export const canStream = (): boolean =>
  typeof Response === 'function' && 'body' in Response.prototype && typeof ReadableStream === 'function';

/** Loads the code of the request client, e.g. ahead of the first call. */
export const loadClient = loadOnce(async () => (await import('./api-client')).createApiClient(onSessionEnd));
const loadStream = loadOnce(async () => (await import('./api-stream')).createApiStream(onSessionEnd));

/** The app's request client. */
export const api = lazyClient(loadClient);

/** The app's streaming client; null if the browser cannot stream. */
export const stream = canStream() ? lazyStream(loadStream) : null;
