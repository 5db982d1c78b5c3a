/**
 * Runs asynchronous work under a timeout. At the timeout, or when the caller's signal aborts, the work's signal aborts and
 * the promise rejects, also when the work ignores its signal. The timer is a `setTimeout`, not
 * `AbortSignal.any([caller, AbortSignal.timeout()])`: the build target es2022 includes browsers without `AbortSignal.any`
 * (Safari before 17.4, Chromium before 116), and this timer is cleared when the work ends.
 * @param caller aborts the work before its time
 * @throws the work's own error, a `TimeoutError`, or the reason of the caller's signal
 */
export async function withTimeout<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  caller?: AbortSignal,
): Promise<Result> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const timeOut = () =>
    controller.abort(new DOMException(`took longer than ${milliseconds} ms`, 'TimeoutError'));
  const forwardAbort = () => controller.abort(caller?.reason);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const timer = setTimeout(timeOut, milliseconds);
  caller?.addEventListener('abort', forwardAbort);
  try {
    return await Promise.race([work(signal), aborted]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', forwardAbort);
  }
}
