import { useShell } from '@storysprout/contracts/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { HOME_PATH, LOGIN_PATH, saveReturnPath, replaceDocument } from '../session/login-redirect';
import { PageSkeleton } from './page-skeleton';
import type { RouteAccess } from './routes';

/** Replaces the document: the login screen's policy differs from every other page's. */
function Redirect({ to, comeBack = false }: { to: string; comeBack?: boolean }) {
  useEffect(() => {
    if (comeBack) saveReturnPath();
    replaceDocument(to);
  }, [to, comeBack]);
  return <PageSkeleton />;
}

/**
 * Sends a guest from a protected page to /login, and who comes to /login signed in home. Who signs in there stays until
 * the page itself leaves: its success message is shown for two seconds first. Only who came as a guest is led back after
 * the login, not who signed out on the page, here or in another tab.
 */
export function Access({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { isLoggedIn } = useShell().session;
  const [cameSignedIn] = useState(isLoggedIn);
  if (access === 'user' && !isLoggedIn) return <Redirect to={LOGIN_PATH} comeBack={!cameSignedIn} />;
  if (access === 'guest' && cameSignedIn) return <Redirect to={HOME_PATH} />;
  return children;
}
