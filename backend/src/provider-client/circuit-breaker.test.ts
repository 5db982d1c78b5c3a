import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

let isDown: boolean;
let probes: number;
let changes: boolean[];
let breaker: CircuitBreaker;

beforeEach(() => {
  jest.useFakeTimers();
  [isDown, probes, changes] = [true, 0, []];
  breaker = new CircuitBreaker({
    failures: 3,
    probeEveryMs: 4000,
    probe: async () => {
      probes += 1;
      if (isDown) throw new Error('still down');
    },
    onChange: (isOpen) => void changes.push(isOpen),
  });
});
afterEach(() => void jest.useRealTimers());

const fail = (times: number) => Array.from({ length: times }, () => breaker.recordFailure());

describe('CircuitBreaker', () => {
  it('opens after the given number of consecutive failures', () => {
    fail(2);
    expect(breaker.isOpen).toBe(false);
    fail(1);
    expect(breaker.isOpen).toBe(true);
    expect(breaker.retryAfter).toBe(4);
  });

  it('counts only consecutive failures', () => {
    fail(2);
    breaker.recordSuccess();
    fail(2);
    expect(breaker.isOpen).toBe(false);
  });

  it('probes while open, until the provider is up', async () => {
    fail(3);
    await jest.advanceTimersByTimeAsync(12_000);
    expect([breaker.isOpen, probes]).toEqual([true, 3]);
    isDown = false;
    await jest.advanceTimersByTimeAsync(4_000);
    expect([breaker.isOpen, probes]).toEqual([false, 4]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(4);
    expect(changes).toEqual([true, false]);
  });

  it('closes at once when a request that was still running succeeds', async () => {
    fail(3);
    breaker.recordSuccess();
    expect(breaker.isOpen).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(0);
  });

  it('reports each opening once, and can open again', () => {
    fail(5);
    breaker.recordSuccess();
    fail(3);
    expect(changes).toEqual([true, false, true]);
  });

  it('does not probe after it was closed', async () => {
    fail(3);
    breaker.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(0);
  });
});
