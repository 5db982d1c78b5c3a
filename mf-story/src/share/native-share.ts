/** `unavailable`: the browser has no such thing, or did not do it; there are other ways. */
export type NativeShareOutcome = 'shared' | 'cancelled' | 'unavailable';

const isCancelled = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError';

/**
 * Opens the device's own share sheet. To be called soon after a press: browsers forbid it a few seconds later
 * (NotAllowedError), which is no fault of the pupil's.
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
