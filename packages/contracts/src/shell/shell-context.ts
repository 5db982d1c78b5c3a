import { createContext, useContext } from 'react';
import type { ShellApi } from './shell-api.js';

/** Carries the shell to the remotes; one copy, shared through federation. */
export const ShellContext = createContext<ShellApi | null>(null);

/** The shell of the surrounding app. Throws outside a shell provider, real or fake. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() was called outside a shell');
  return shell;
}
