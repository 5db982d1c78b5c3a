import { setTimeout as realDelay } from 'node:timers/promises';

/** Real milliseconds after which a test fails. */
const LIMIT_MS = 30_000;

/** Waits until a condition holds, also under a fake clock. @throws Error after 30 s */
export async function until(
  condition: () => boolean | Promise<boolean>,
  failure = 'the condition never held',
): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(failure);
    await realDelay(1);
  }
}
