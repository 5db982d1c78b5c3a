import { describeError } from '../common/errors/describe-error.js';
import type { Lifecycle } from '../common/lifecycle.js';

/** The longest request that a client waits for. */
const IN_FLIGHT_MS = 70_000;
const GIVE_UP_MS = 80_000;
/** npm forwards a Ctrl-C that the terminal has sent to the process already: only a later one is a second signal. */
const SAME_KEYPRESS_MS = 1_000;

/**
 * On SIGTERM, SIGINT or SIGHUP (the terminal was closed): readiness answers 503 at once, requests are served until none
 * is in flight, then the given function closes everything and the process exits with 0. A second signal ends it at
 * once.
 */
export function stopOnSignals(lifecycle: Lifecycle, close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > SAME_KEYPRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    void stop(lifecycle, close);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
}

async function stop(lifecycle: Lifecycle, close: () => Promise<void>): Promise<void> {
  lifecycle.stop();
  try {
    await lifecycle.waitUntilIdle(IN_FLIGHT_MS);
    await close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`StorySprout did not stop cleanly: ${JSON.stringify(describeError(error))}\n`);
    process.exit(1);
  }
}
