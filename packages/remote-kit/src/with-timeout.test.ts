import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withTimeout } from './with-timeout';

const nameOf = (error: Error) => error.name;
/** Work that ends only by its signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('resolves with the result of the work and clears its timer', async () => {
  await expect(withTimeout(100, async () => 'done')).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects with the error of the work', async () => {
  await expect(withTimeout(100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('aborts the work at the timeout and rejects with a TimeoutError', async () => {
  let reason: unknown;
  const outcome = withTimeout(100, (signal) => {
    signal.addEventListener('abort', () => (reason = signal.reason));
    return untilAborted(signal);
  }).catch(nameOf);
  await jest.advanceTimersByTimeAsync(99);
  expect(reason).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('TimeoutError');
  expect(reason).toBeInstanceOf(DOMException);
});

test('rejects at the timeout also if the work ignores its signal', async () => {
  const outcome = withTimeout(100, () => new Promise(() => {})).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(100);
  await expect(outcome).resolves.toBe('took longer than 100 ms');
});

test('aborts the work when the caller aborts, before or while it runs', async () => {
  const caller = new AbortController();
  const outcome = withTimeout(100, untilAborted, caller.signal).catch(nameOf);
  caller.abort();
  await expect(outcome).resolves.toBe('AbortError');
  const work = jest.fn(untilAborted);
  await expect(withTimeout(100, work, caller.signal)).rejects.toThrow('abort');
  expect(work).not.toHaveBeenCalled();
});
