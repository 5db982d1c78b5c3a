/**
 * Has a task done for each item, so many at once, and answers the results in the items' order. With the first failure, and
 * when the signal aborts, the tasks that still run are told to stop and no other is begun.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  signal: AbortSignal,
  task: (item: T, signal: AbortSignal) => Promise<R>,
): Promise<R[]> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const end = () => stop.abort(signal.reason);
  signal.addEventListener('abort', end);
  const results: R[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      stop.signal.throwIfAborted();
      results[index] = await task(item, stop.signal);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
    return results;
  } finally {
    signal.removeEventListener('abort', end);
    stop.abort(new Error('not needed any more'));
  }
}
