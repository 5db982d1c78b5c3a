import { setImmediate as turn } from 'node:timers/promises';

/** Waits until something is so. @throws Error when it is not within ten seconds, so that no test waits for ever */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('waited in vain');
    await turn();
  }
}
