/** Resolves to true if the page may be left. */
type ConfirmLeaving = () => Promise<boolean>;

interface Guard {
  path: string;
  confirm: ConfirmLeaving;
}

let guard: Guard | undefined;
let isConfirming = false;

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Releases the current guard, if any. */
export function releaseGuard(): void {
  guard = undefined;
  window.removeEventListener('beforeunload', preventUnload);
}

/** Guards the current page until the returned function is called; see `ShellApi.guardLeaving`. */
export function guardLeaving(confirm: ConfirmLeaving): () => void {
  const own = { path: window.location.pathname, confirm };
  guard = own;
  window.addEventListener('beforeunload', preventUnload);
  return () => {
    if (guard === own) releaseGuard();
  };
}

/** Whether navigation to this path would leave a guarded page. */
export const isGuardedAgainst = (path: string): boolean => guard !== undefined && guard.path !== path;

/** Asks for confirmation if the page is guarded, once at a time; a confirmation releases the guard. */
export async function confirmLeaving(): Promise<boolean> {
  if (!guard) return true;
  if (isConfirming) return false;
  isConfirming = true;
  const leaves = await guard.confirm().finally(() => {
    isConfirming = false;
  });
  if (leaves) releaseGuard();
  return leaves;
}
