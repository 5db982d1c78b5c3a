/** The login screen is entered and left by document navigation: its content-security policy differs. contract.md §3 */
export const LOGIN_PATH = '/login';
export const GOOGLE_CALLBACK_PATH = '/auth/google/callback';
export const HOME_PATH = '/';

/** Pages whose document has a policy of its own. */
const OWN_DOCUMENT: ReadonlySet<string> = new Set([LOGIN_PATH, GOOGLE_CALLBACK_PATH]);

const RETURN_KEY = 'return-after-login';

/** Whether a move between two paths of the app needs a new document. */
export function needsNewDocument(from: string, to: string): boolean {
  const { pathname } = new URL(to, window.location.origin);
  return from !== pathname && (OWN_DOCUMENT.has(from) || OWN_DOCUMENT.has(pathname));
}

/** The path itself where it lies inside this app and is not the login screen; home for anything else. */
export function safeReturnPath(path: string | null): string {
  if (!path || !URL.canParse(path, window.location.origin)) return HOME_PATH;
  // The parser sees what a browser would do with `//elsewhere`, `/\elsewhere` or a tab between the slashes.
  const { origin, pathname, search, hash } = new URL(path, window.location.origin);
  const isOurs = path.startsWith('/') && origin === window.location.origin && !pathname.startsWith('//');
  return isOurs && !OWN_DOCUMENT.has(pathname) ? pathname + search + hash : HOME_PATH;
}

/** Keeps where the pupil is, to come back there after the login. */
export function saveReturnPath(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== LOGIN_PATH) sessionStorage.setItem(RETURN_KEY, pathname + search + hash);
}

export function clearReturnPath(): void {
  sessionStorage.removeItem(RETURN_KEY);
}

/** Where the login leads back to; asking forgets it. */
export function takeReturnPath(): string {
  const path = safeReturnPath(sessionStorage.getItem(RETURN_KEY));
  clearReturnPath();
  return path;
}

/** Who went elsewhere instead of logging in does not come back to an old place later. */
export function clearStaleReturnPath(): void {
  if (window.location.pathname !== LOGIN_PATH) clearReturnPath();
}

/** To the login screen, and back here after it. */
export function goToLogin(): void {
  saveReturnPath();
  window.location.assign(LOGIN_PATH);
}

/** From the login screen to where the pupil came from, else home. */
export function leaveLogin(): void {
  window.location.assign(takeReturnPath());
}

/** To another page in a new document, in place of this one. */
export function replaceDocument(path: string): void {
  window.location.replace(path);
}
