import { createContext, useContext } from 'react';
import type { ShellApi } from './shell-api.js';

/** Carries the shell to the remotes; one copy, shared through federation. */
export const ShellContext = createContext<ShellApi | null>(null);

/** The shell, from inside any page. Throws outside a shell, real or fake. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() was called outside a shell');
  return shell;
}
