import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryState } from './memory-state.js';

let now: number;
let state: MemoryState;
beforeEach(() => {
  now = 1_000;
  state = new MemoryState(100, () => now);
});

describe('counters', () => {
  it('count within their window and start again after it', async () => {
    await state.countHit('a', 60);
    now += 20;
    expect(await state.countHit('a', 60)).toEqual({ count: 2, endsInMs: 40 });
    expect(await state.peekCount('a')).toEqual({ count: 2, endsInMs: 40 });
    now += 40;
    expect(await state.peekCount('a')).toEqual({ count: 0, endsInMs: 0 });
    expect(await state.countHit('a', 60)).toEqual({ count: 1, endsInMs: 60 });
  });

  it('can be undone, but not below zero', async () => {
    await state.countHit('a', 60);
    await state.undoHit('a');
    await state.undoHit('a');
    expect((await state.countHit('a', 60)).count).toBe(1);
  });
});

describe('values', () => {
  it('expire', async () => {
    await state.set('ticket', 'x', 60);
    expect(await state.get('ticket')).toBe('x');
    now += 60;
    expect(await state.get('ticket')).toBeUndefined();
  });

  it('are taken once', async () => {
    await state.set('ticket', 'x', 60);
    const taken = await Promise.all([1, 2, 3].map(() => state.getAndDelete('ticket')));
    expect(taken.filter((value) => value === 'x')).toHaveLength(1);
  });

  it('are set by the first caller only', async () => {
    expect(await state.setIfAbsent('a', '1', 60)).toBe(true);
    expect(await state.setIfAbsent('a', '2', 60)).toBe(false);
    expect(await state.get('a')).toBe('1');
    now += 60;
    expect(await state.setIfAbsent('a', '2', 60)).toBe(true);
  });
});

describe('leases', () => {
  it('hold as many slots as there are, until released or expired', async () => {
    const first = await state.acquireLease('work', 60, 2);
    expect(await state.acquireLease('work', 60, 2)).toBeDefined();
    expect(await state.acquireLease('work', 60, 2)).toBeUndefined();
    await first!.release();
    expect(await state.acquireLease('work', 60, 2)).toBeDefined();
    expect(await state.acquireLease('work', 60, 2)).toBeUndefined();
    now += 60;
    expect(await state.acquireLease('work', 60, 2)).toBeDefined();
  });

  it('that have expired do not release another holder’s', async () => {
    const late = await state.acquireLease('work', 60);
    now += 60;
    await state.acquireLease('work', 60);
    await late!.release();
    expect(await state.acquireLease('work', 60)).toBeUndefined();
  });
});

describe('memory', () => {
  it('is bounded, and the oldest entries are evicted', async () => {
    for (let index = 0; index < 1_000; index += 1) await state.set(`key-${index}`, 'x', 1_000);
    const kept = await Promise.all(Array.from({ length: 1_000 }, (_, index) => state.get(`key-${index}`)));
    const count = kept.filter(Boolean).length;
    expect(count).toBeGreaterThanOrEqual(90);
    expect(count).toBeLessThanOrEqual(100);
    expect(kept.slice(-90).every(Boolean)).toBe(true);
  });
});
