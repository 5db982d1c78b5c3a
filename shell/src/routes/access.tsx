import { useShell } from '@storysprout/contracts/shell';
import { type ReactNode, useEffect, useState } from 'react';
import {
  HOME_PATH,
  isSigningInAgain,
  LOGIN_PATH,
  replaceDocument,
  saveReturnPath,
} from '../session/login-redirect';
import { PageSkeleton } from './page-skeleton';
import type { RouteAccess } from './routes';

/** Redirects with a new document, because the login screen's content-security policy differs. */
function Redirect({ to, returnsAfterLogin = false }: { to: string; returnsAfterLogin?: boolean }) {
  useEffect(() => {
    if (returnsAfterLogin) saveReturnPath();
    replaceDocument(to);
  }, [to, returnsAfterLogin]);
  return <PageSkeleton />;
}

/**
 * Redirects a guest from a protected page to /login, and a signed-in user from /login to home, unless they sign in again. After signing in on /login
 * the page stays until it leaves itself, because it shows its success message for two seconds. The return path is stored
 * only for a guest, not after signing out on the page, here or in another tab.
 */
export function Access({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { isLoggedIn } = useShell().session;
  const [wasLoggedIn] = useState(isLoggedIn);
  const [isAgain] = useState(isSigningInAgain);
  if (access === 'user' && !isLoggedIn) return <Redirect to={LOGIN_PATH} returnsAfterLogin={!wasLoggedIn} />;
  if (access === 'guest' && wasLoggedIn && !isAgain) return <Redirect to={HOME_PATH} />;
  return children;
}
