/**
 * Idle timeout: calls back when it has not been reset for `ms`. The callback waits for one turn of the event loop, in which
 * data that has arrived but was not read yet, because this process is busy, can still reset or stop the timer.
 */
export function startIdleTimer(ms: number, onIdle: () => void) {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(onIdle)), ms);
  return {
    reset() {
      clearImmediate(immediate);
      timer.refresh();
    },
    stop() {
      clearImmediate(immediate);
      clearTimeout(timer);
    },
  };
}
