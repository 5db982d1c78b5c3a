/** Decides whether the pupil leaves; true: yes. */
type ConfirmLeaving = () => Promise<boolean>;

interface Guard {
  path: string;
  ask: ConfirmLeaving;
}

let guard: Guard | undefined;
let isConfirming = false;

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Forgets what holds the page: whatever comes may leave it. */
export function releaseGuard(): void {
  guard = undefined;
  window.removeEventListener('beforeunload', preventUnload);
}

/** Holds the page that stands until the returned function is called; see `ShellApi.guardLeaving`. */
export function guardLeaving(ask: ConfirmLeaving): () => void {
  const mine = { path: window.location.pathname, ask };
  guard = mine;
  window.addEventListener('beforeunload', preventUnload);
  return () => {
    if (guard === mine) releaseGuard();
  };
}

/** Whether a move to this path leaves a page that is held. */
export const isGuardedAgainst = (path: string): boolean => guard !== undefined && guard.path !== path;

/** Asks where the page is held; no one is asked twice at a time. A yes lets go of it. */
export async function confirmLeaving(): Promise<boolean> {
  if (!guard) return true;
  if (isConfirming) return false;
  isConfirming = true;
  const leaves = await guard.ask().finally(() => {
    isConfirming = false;
  });
  if (leaves) releaseGuard();
  return leaves;
}
