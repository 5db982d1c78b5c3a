import { releaseGuard } from '../navigation/leave-guard';
import { goToLogin } from '../session/login-redirect';
import { lazyClient, lazyStream, loadOnce } from './lazy-client';

/** A refused token leads to the login screen, whatever is unsaved, and back to the page after it. */
const onSessionEnd = () => {
  releaseGuard();
  goToLogin();
};

/** Whether this browser can read an answer while it arrives. */
export const canStream = (): boolean =>
  typeof Response === 'function' && 'body' in Response.prototype && typeof ReadableStream === 'function';

/** Fetches the request client's code ahead of the first call. */
export const loadClient = loadOnce(async () => (await import('./api-client')).createApiClient(onSessionEnd));
const loadStream = loadOnce(async () => (await import('./api-stream')).createApiStream(onSessionEnd));

/** The app's one request client. */
export const api = lazyClient(loadClient);

/** The same for calls that stream; null where the browser cannot. */
export const stream = canStream() ? lazyStream(loadStream) : null;
