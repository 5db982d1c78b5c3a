import { REMOTE_NAMES, type RemoteName } from '@storysprout/contracts/remote';
import { ROUTES } from '../routes/routes';
import { needsNewDocument } from '../session/login-redirect';
import { isLoadAttempted, loadRemoteModule } from './load-remote';
import { readRemoteRecord } from './registry';

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 4_000 })
    : setTimeout(work, 1_500);

/** Whether the remote's pages are reached without a new document, which would load its own remotes. */
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
 * Prefetches a remote unless loading was attempted already. Its files are fetched into the browser's cache first: a connection
 * that breaks while the module loads counts as a failure of this version, a file that cannot be fetched does not.
 */
export async function prefetchRemote(name: RemoteName): Promise<void> {
  if (isLoadAttempted(name)) return;
  await prefetchFiles(name);
  if (!isLoadAttempted(name) && isInThisDocument(name)) await loadRemoteModule(name);
}

/**
 * Prefetches all remotes when the browser is idle, and the dialog, so that it can open offline.
 */
export function prefetchRemotes(): void {
  // A failure shows, and can be retried, when the page is opened.
  const ignoreFailure = () => {};
  whenIdle(() => {
    for (const name of REMOTE_NAMES) prefetchRemote(name).catch(ignoreFailure);
    import('../notifications/shell-modal').catch(ignoreFailure);
  });
}
