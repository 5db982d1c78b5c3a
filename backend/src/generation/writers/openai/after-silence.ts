import { ProviderFault } from './provider-fault.js';

/**
 * Calls back when nothing has come for so long; the returned function calls that off. What has come already and is only not read
 * yet, because this process is busy, gets a turn to be read first: our own lateness is not the provider's.
 */
export function afterSilence(ms: number, callback: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(callback)), ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** Waits for a reply so long, then ends its request. @throws ProviderFault slow */
export async function replyWithin<T>(ms: number, reply: Promise<T>, end: () => void): Promise<T> {
  let isLate = false;
  const cancel = afterSilence(ms, () => {
    isLate = true;
    end();
  });
  try {
    return await reply;
  } catch (error) {
    throw isLate ? new ProviderFault('slow', 'no reply in time') : error;
  } finally {
    cancel();
  }
}
