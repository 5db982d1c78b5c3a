/** Decides whether the pupil leaves; true: yes. */
type Question = () => Promise<boolean>;

interface Hold {
  path: string;
  ask: Question;
}

let hold: Hold | undefined;
let isAsking = false;

const holdDocument = (event: BeforeUnloadEvent) => event.preventDefault();

/** Forgets what holds the page: whatever comes may leave it. */
export function letGo(): void {
  hold = undefined;
  window.removeEventListener('beforeunload', holdDocument);
}

/** Holds the page that stands until the returned function is called; see `ShellApi.guardLeaving`. */
export function guardLeaving(ask: Question): () => void {
  const mine = { path: window.location.pathname, ask };
  hold = mine;
  window.addEventListener('beforeunload', holdDocument);
  return () => {
    if (hold === mine) letGo();
  };
}

/** Whether a move to this path leaves a page that is held. */
export const isHeldFrom = (path: string): boolean => hold !== undefined && hold.path !== path;

/** Asks where the page is held; no one is asked twice at a time. A yes lets go of it. */
export async function mayLeave(): Promise<boolean> {
  if (!hold) return true;
  if (isAsking) return false;
  isAsking = true;
  const leaves = await hold.ask().finally(() => {
    isAsking = false;
  });
  if (leaves) letGo();
  return leaves;
}
