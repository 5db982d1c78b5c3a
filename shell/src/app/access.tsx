import { useShell } from '@storysprout/contracts/shell';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Route } from './routes';

/**
 * Sends a guest from a protected page to /login, and who comes to /login signed in home. Who signs in there stays until
 * the page itself leaves: its success message is shown for two seconds first.
 */
export function Access({ access, children }: { access: Route['access']; children: ReactNode }) {
  const { isLoggedIn } = useShell().session;
  const [cameSignedIn] = useState(isLoggedIn);
  if (access === 'user' && !isLoggedIn) return <Navigate to="/login" replace />;
  if (access === 'guest' && cameSignedIn) return <Navigate to="/" replace />;
  return children;
}
