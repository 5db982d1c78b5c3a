import { REMOTE_NAMES } from '@storysprout/contracts/remote';
import { loadRemoteModule } from './load-remote';

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 4_000 })
    : setTimeout(work, 1_500);

/**
 * Loads the other remotes when the browser has nothing to do; and the dialog, so that a question
 * can be asked when the network is gone.
 */
export function preloadRemotes(): void {
  // A failure shows, and can be retried, when its page is opened.
  whenIdle(() => {
    REMOTE_NAMES.forEach((name) => void loadRemoteModule(name).catch(() => {}));
    void import('../shell-api/shell-modal').catch(() => {});
  });
}
