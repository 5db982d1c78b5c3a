import { REMOTE_NAMES, type RemoteName } from '@storysprout/contracts/remote';
import { ROUTES } from '../routes/routes';
import { needsNewDocument } from '../session/login-redirect';
import { isLoadAttempted, loadRemoteModule } from './load-remote';
import { readRemoteRecord } from './registry';

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 4_000 })
    : setTimeout(work, 1_500);

/** A new document starts its remotes itself. */
const isInThisDocument = (name: RemoteName) =>
  ROUTES.every(({ remote, path }) => remote !== name || !needsNewDocument(window.location.pathname, path));

async function prefetchFiles(name: RemoteName): Promise<void> {
  const { entry, preload, css } = await readRemoteRecord(name);
  const addresses = [entry, ...preload, ...css.map(({ href }) => href)];
  await Promise.all(
    addresses.map(async (address) => {
      const reply = await fetch(address, { priority: 'low' });
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
      await reply.arrayBuffer();
    }),
  );
}

/**
 * Loads a remote ahead of its pages, unless somebody has tried. Its files come first, into the browser's cache: to start
 * it over a line that breaks counts as a failure of this version, while a file that did not come costs nothing.
 */
export async function prefetchRemote(name: RemoteName): Promise<void> {
  if (isLoadAttempted(name)) return;
  await prefetchFiles(name);
  if (!isLoadAttempted(name) && isInThisDocument(name)) await loadRemoteModule(name);
}

/**
 * Loads the other remotes when the browser has nothing to do; and the dialog, so that a question
 * can be asked when the network is gone.
 */
export function prefetchRemotes(): void {
  // What fails shows, and can be tried again, when its page is opened.
  const isLeft = () => {};
  whenIdle(() => {
    for (const name of REMOTE_NAMES) prefetchRemote(name).catch(isLeft);
    import('../notifications/shell-modal').catch(isLeft);
  });
}
