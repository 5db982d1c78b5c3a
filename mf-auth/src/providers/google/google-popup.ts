import type { CallbackMessage } from './callback-message';
import { randomToken } from '../random-token';

/** Interval in milliseconds at which the popup is checked for being closed. */
const POLL_INTERVAL_MS = 300;

/** Why the popup returned no token. `closed`: by the user. */
export type PopupFailure = 'blocked' | 'closed' | 'refused';
export class GooglePopupError extends Error {
  override readonly name = 'GoogleWindowError';
  constructor(readonly end: PopupFailure) {
    super(`Google's window ended: ${end}`);
  }
}

interface PopupOptions {
  authorizeUrl: string;
  clientId: string;
  nonce: string;
}

/** Redirect URI, registered with Google. */
export const callbackUrl = (): string => `${window.location.origin}/auth/google/callback`;

function authorizationUrl({ authorizeUrl, clientId, nonce }: PopupOptions, state: string): string {
  const url = new URL(authorizeUrl);
  const query = {
    client_id: clientId,
    redirect_uri: callbackUrl(),
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce,
    state,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Errors of a declined authorisation, from Google and from the callback page. */
const DECLINED = new Set(['access_denied', 'user cancelled authorization']);

/**
 * Opens Google's popup and resolves with the token that its callback page posts. Call it in a click handler, or the browser
 * blocks the popup. Accepts only a message of this origin, from this popup and with this attempt's state.
 * Rejects with a GooglePopupError.
 */
export function signInWithPopup(options: PopupOptions, signal: AbortSignal): Promise<string> {
  const state = randomToken();
  const opened = window.open(
    authorizationUrl(options, state),
    'google-sign-in',
    'popup,width=480,height=640',
  );
  if (!opened) return Promise.reject(new GooglePopupError('blocked'));

  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const finish = (settle: () => void) => {
      clearInterval(looking);
      listening.abort();
      settle();
    };
    const fail = (end: PopupFailure) => finish(() => reject(new GooglePopupError(end)));
    let wasClosed = false;
    // Waits one more interval after the popup is closed: its message may still arrive.
    const looking = setInterval(() => {
      if (wasClosed) fail('closed');
      wasClosed = opened.closed;
    }, POLL_INTERVAL_MS);
    const receive = (event: MessageEvent<CallbackMessage | undefined>) => {
      if (event.origin !== window.location.origin || event.source !== opened) return;
      const message = event.data;
      if (message?.state !== state) return;
      if (message.type === 'google-auth-success') finish(() => resolve(message.token));
      else if (message.type === 'google-auth-error') fail(DECLINED.has(message.error) ? 'closed' : 'refused');
    };
    window.addEventListener('message', receive, { signal: listening.signal });
    signal.addEventListener('abort', () => fail('closed'), { signal: listening.signal });
  });
}
