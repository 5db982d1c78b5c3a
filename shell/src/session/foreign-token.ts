/** Posts with a token that is not the session's any more. Goes on while the page is left; the reply does not matter. */
function postWithToken(path: string, token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  fetch(`/api${path}`, { method: 'POST', headers, keepalive: true }).catch(() => {});
}

/** Ends the session of a token that another sign-in has replaced in this browser. */
export const endSessionOf = (token: string): void => postWithToken('/auth/logout', token);

/**
 * Presents a refused token once more to the refresh: if somebody else has refreshed it before, the server ends the session
 * that was stolen (docs/decisions/031-sessions.md).
 */
export const reportRefusedToken = (token: string): void => postWithToken('/auth/refresh', token);
