import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

/** Tasks that settle when the test finishes them. */
function startTasks(limiter: ConcurrencyLimiter, count: number) {
  const finish: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    limiter.run(() => new Promise<number>((resolve) => finish.push(() => resolve(index)))),
  );
  return { finish, results };
}

describe('ConcurrencyLimiter', () => {
  it('runs two tasks at once and queues the others in order', async () => {
    const { finish, results } = startTasks(new ConcurrencyLimiter({ concurrency: 2 }), 5);
    for (let done = 0; done < 5; done += 1) {
      await nextTurn();
      expect(finish).toHaveLength(Math.min(done + 2, 5));
      finish[done]!();
    }
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
  });

  it('rejects at once while the queue is full, and accepts again later', async () => {
    const limiter = new ConcurrencyLimiter({ concurrency: 1, maxQueued: 1, retryAfter: 7 });
    const { finish, results } = startTasks(limiter, 2);
    await expect(limiter.run(() => 'late')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 });
    await nextTurn();
    finish[0]!();
    await results[0];
    await nextTurn();
    finish[1]!();
    await results[1];
    expect(await limiter.run(async () => 'later')).toBe('later');
  });

  it('runs the next task after one that failed', async () => {
    const limiter = new ConcurrencyLimiter({ concurrency: 1 });
    const failing = limiter.run(() => Promise.reject(new Error('broken')));
    const next = limiter.run(() => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('rejects a queued task when its signal aborts, and never starts it', async () => {
    const limiter = new ConcurrencyLimiter({ concurrency: 1 });
    const { finish, results } = startTasks(limiter, 1);
    const stop = new AbortController();
    let isStarted = false;
    const queued = limiter.run(() => (isStarted = true), stop.signal);
    stop.abort(new Error('stopped'));
    await expect(queued).rejects.toThrow('stopped');
    await nextTurn();
    finish[0]!();
    await results[0];
    expect(await limiter.run(() => isStarted)).toBe(false);
  });

  it('yields to the event loop before each task', async () => {
    const limiter = new ConcurrencyLimiter({ concurrency: 2, yieldsToEventLoop: true });
    let done = 0;
    const all = Promise.all(Array.from({ length: 10 }, () => limiter.run(() => (done += 1))));
    await nextTurn();
    await nextTurn();
    expect(done).toBeLessThan(10);
    await all;
    expect(done).toBe(10);
  });
});
