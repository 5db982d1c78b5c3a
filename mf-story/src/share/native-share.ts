/** `unavailable`: the browser has no share sheet or could not open it; the caller uses another way. */
export type NativeShareOutcome = 'shared' | 'cancelled' | 'unavailable';

const isCancelled = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError';

/**
 * Opens the device's share sheet. Must be called within a few seconds after a user gesture: later, browsers throw
 * NotAllowedError, which counts as unavailable.
 */
export async function shareNatively(data: ShareData): Promise<NativeShareOutcome> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return 'unavailable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'unavailable';
  }
}
