import { abortable } from './abortable.js';

/** Resolves when the milliseconds are over. Rejects with the signal's reason as soon as it aborts. */
export async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const slept = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  try {
    await abortable(slept, signal);
  } finally {
    clearTimeout(timer);
  }
}
