import { TIMES } from '@storysprout/contracts/rules';
import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { useAuthStore } from './auth-store';
import { saveReturnPath } from './login-redirect';

const LOCK = 'token-refresh';
const LAST_ATTEMPT_KEY = 'token-refresh-tried';
/** Milliseconds between attempts of all tabs: limits attempts also on a clock that is days ahead, where every token looks old. */
const RETRY_INTERVAL_MS = 60_000;

/** Time of issue of a token in milliseconds; undefined if it is not a token. */
export function issuedAt(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { iat } = JSON.parse(atob(payload)) as { iat?: unknown };
    return typeof iat === 'number' ? iat * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** The current token if it is older than a day. */
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

/** Runs work in one tab at a time. Without TLS there are no locks; then tabs compare the time of the last attempt. */
async function withTokenLock(work: () => Promise<void>): Promise<void> {
  // Undefined on insecure pages, although its type says otherwise.
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
    // A protected page redirects by itself; elsewhere the user continues as a guest.
    redirectOnSessionEnd: false,
  });
  if (useAuthStore.getState().token === sent) useAuthStore.getState().login(userInfo, token);
}

/**
 * Refreshes a token that is older than a day. A failure is silent and retried later. A refused token ends the session; the
 * return path is stored for the login that may follow.
 */
export async function refreshOldToken(api: ApiClient): Promise<void> {
  if (!tokenToRefresh()) return;
  await withTokenLock(() => refreshToken(api)).catch((error: unknown) => {
    if (isApiError(error) && error.code === 'UNAUTHENTICATED') saveReturnPath();
  });
}

/** Refreshes an old token now and whenever the page gets the focus. Returns a function that stops this. */
export function keepTokenFresh(api: ApiClient): () => void {
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible') void refreshOldToken(api);
  };
  refreshIfVisible();
  window.addEventListener('focus', refreshIfVisible);
  document.addEventListener('visibilitychange', refreshIfVisible);
  return () => {
    window.removeEventListener('focus', refreshIfVisible);
    document.removeEventListener('visibilitychange', refreshIfVisible);
  };
}
