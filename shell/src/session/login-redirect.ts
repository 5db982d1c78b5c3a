/** The login screen is entered and left by document navigation, because its content-security policy differs (docs/contract.md §3). */
export const LOGIN_PATH = '/login';
export const GOOGLE_CALLBACK_PATH = '/auth/google/callback';
export const HOME_PATH = '/';

/** Paths whose document has its own content-security policy. */
const OWN_DOCUMENT: ReadonlySet<string> = new Set([LOGIN_PATH, GOOGLE_CALLBACK_PATH]);

const RETURN_KEY = 'return-after-login';
/** Kept while somebody who is signed in signs in again. */
const AGAIN_KEY = 'sign-in-again';

/** Whether navigation between two paths of the app needs a new document. */
export function needsNewDocument(from: string, to: string): boolean {
  const { pathname } = new URL(to, window.location.origin);
  return from !== pathname && (OWN_DOCUMENT.has(from) || OWN_DOCUMENT.has(pathname));
}

/** The path if it is inside this app and not the login screen, else home. Prevents open redirects. */
export function safeReturnPath(path: string | null): string {
  if (!path || !URL.canParse(path, window.location.origin)) return HOME_PATH;
  // The URL parser treats `//elsewhere`, `/\elsewhere` and a tab between the slashes as the browser does.
  const { origin, pathname, search, hash } = new URL(path, window.location.origin);
  const isOurs = path.startsWith('/') && origin === window.location.origin && !pathname.startsWith('//');
  return isOurs && !OWN_DOCUMENT.has(pathname) ? pathname + search + hash : HOME_PATH;
}

/** Stores the current path as the return path of the login. */
export function saveReturnPath(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== LOGIN_PATH) sessionStorage.setItem(RETURN_KEY, pathname + search + hash);
}

export function clearReturnPath(): void {
  sessionStorage.removeItem(RETURN_KEY);
  sessionStorage.removeItem(AGAIN_KEY);
}

/** Reads and clears the return path of the login. */
export function takeReturnPath(): string {
  const path = safeReturnPath(sessionStorage.getItem(RETURN_KEY));
  clearReturnPath();
  return path;
}

/** Clears the return path if the user left the login screen without logging in. */
export function clearStaleReturnPath(): void {
  if (window.location.pathname !== LOGIN_PATH) clearReturnPath();
}

/** Goes to the login screen and stores the return path. */
export function goToLogin(): void {
  saveReturnPath();
  window.location.assign(LOGIN_PATH);
}

/** Goes to the login screen although somebody is signed in, and stores the return path. The session stays until then. */
export function goToSignInAgain(): void {
  saveReturnPath();
  sessionStorage.setItem(AGAIN_KEY, 'yes');
  window.location.assign(LOGIN_PATH);
}

/** Whether the login screen was opened by somebody who is signed in, to sign in again. */
export const isSigningInAgain = (): boolean => sessionStorage.getItem(AGAIN_KEY) !== null;

/** Goes from the login screen to the return path, or home. */
export function leaveLogin(): void {
  window.location.assign(takeReturnPath());
}

/** Navigates with a new document that replaces this one in the history. */
export function replaceDocument(path: string): void {
  window.location.replace(path);
}
