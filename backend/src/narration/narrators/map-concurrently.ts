import pLimit from 'p-limit';

/**
 * Maps items with an asynchronous task, at most `concurrency` at a time. @returns the results in the items' order. On the
 * first failure, and when the signal aborts, running tasks are aborted and no further one is started.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  signal: AbortSignal,
  task: (item: T, signal: AbortSignal) => Promise<R>,
): Promise<R[]> {
  signal.throwIfAborted();
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  return pLimit(concurrency).map(items, async (item) => {
    stop.throwIfAborted();
    try {
      return await task(item, stop);
    } catch (error) {
      failed.abort(new Error('another task failed'));
      throw error;
    }
  });
}
