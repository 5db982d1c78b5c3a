import { REMOTE_NAMES } from '@storysprout/contracts/remote';
import { preloadRemote } from './load-remote';

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 4_000 })
    : setTimeout(work, 1_500);

/**
 * Loads the other remotes when the browser has nothing to do; and the dialog, so that a question
 * can be asked when the network is gone.
 */
export function preloadRemotes(): void {
  whenIdle(() => {
    REMOTE_NAMES.forEach(preloadRemote);
    void import('../shell-api/shell-modal').catch(() => {});
  });
}
