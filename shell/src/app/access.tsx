import { useShell } from '@storysprout/contracts/shell';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Route } from './routes';

/** Sends a guest from a protected page to /login, and a signed-in pupil from /login home. */
export function Access({ access, children }: { access: Route['access']; children: ReactNode }) {
  const { isLoggedIn } = useShell().session;
  if (access === 'user' && !isLoggedIn) return <Navigate to="/login" replace />;
  if (access === 'guest' && isLoggedIn) return <Navigate to="/" replace />;
  return children;
}
