import { TIMES } from '@storysprout/contracts/rules';
import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { useAuthStore } from './auth-store';
import { saveReturnPath } from './login-redirect';

const LOCK = 'token-refresh';
const LAST_ATTEMPT_KEY = 'token-refresh-tried';
/** Milliseconds between tries, over all tabs: also for a clock that runs days ahead, to which every token looks old. */
const RETRY_INTERVAL_MS = 60_000;

/** When a token was issued, in milliseconds; undefined for what is no token. */
export function issuedAt(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { iat } = JSON.parse(atob(payload)) as { iat?: unknown };
    return typeof iat === 'number' ? iat * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** The current token where it is older than a day. */
function tokenToRefresh(): string | undefined {
  const { token } = useAuthStore.getState();
  const issued = token === null ? undefined : issuedAt(token);
  return token !== null && issued !== undefined && Date.now() - issued > TIMES.tokenRefreshAfter
    ? token
    : undefined;
}

function claimAttempt(): boolean {
  const tried = Number(localStorage.getItem(LAST_ATTEMPT_KEY) ?? 0);
  if (Math.abs(Date.now() - tried) < RETRY_INTERVAL_MS) return false;
  localStorage.setItem(LAST_ATTEMPT_KEY, String(Date.now()));
  return true;
}

/** Only one tab at a time. A page without TLS has no locks: there the time of the last try keeps tabs apart. */
async function withTokenLock(work: () => Promise<void>): Promise<void> {
  // Typed as always there, but hidden from insecure pages.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

async function refreshToken(api: ApiClient): Promise<void> {
  // Another tab may have refreshed it a moment ago.
  await useAuthStore.persist.rehydrate();
  const sent = tokenToRefresh();
  if (!sent || !claimAttempt()) return;
  const { userInfo, token } = await api('POST /auth/refresh', {
    // A protected page leaves by itself; anywhere else the pupil reads on as a guest.
    redirectOnSessionEnd: false,
  });
  if (useAuthStore.getState().token === sent) useAuthStore.getState().login(userInfo, token);
}

/**
 * Exchanges a token that is older than a day. A failure stays silent: a later try may work. A refused token has ended
 * the session; who is then led to the login screen comes back here after it.
 */
export async function refreshOldToken(api: ApiClient): Promise<void> {
  if (!tokenToRefresh()) return;
  await withTokenLock(() => refreshToken(api)).catch((error: unknown) => {
    if (isApiError(error) && error.code === 'UNAUTHENTICATED') saveReturnPath();
  });
}

/** Looks at the token's age now and whenever the pupil comes back to the page. Returns the way to stop. */
export function keepTokenFresh(api: ApiClient): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void refreshOldToken(api);
  };
  look();
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
