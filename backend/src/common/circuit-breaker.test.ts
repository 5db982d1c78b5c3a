import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

let isAway: boolean;
let probes: number;
let changes: boolean[];
let breaker: CircuitBreaker;

beforeEach(() => {
  jest.useFakeTimers();
  [isAway, probes, changes] = [true, 0, []];
  breaker = new CircuitBreaker({
    failures: 3,
    probeEveryMs: 4000,
    probe: async () => {
      probes += 1;
      if (isAway) throw new Error('still away');
    },
    onChange: (isOpen) => void changes.push(isOpen),
  });
});
afterEach(() => void jest.useRealTimers());

const fail = (times: number) => Array.from({ length: times }, () => breaker.failed());

describe('CircuitBreaker', () => {
  it('opens after so many failures in a row, and not before', () => {
    fail(2);
    expect(breaker.isOpen).toBe(false);
    fail(1);
    expect(breaker.isOpen).toBe(true);
    expect(breaker.retryAfter).toBe(4);
  });

  it('counts only failures in a row', () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.isOpen).toBe(false);
  });

  it('probes by itself while open, until what it guards is back', async () => {
    fail(3);
    await jest.advanceTimersByTimeAsync(12_000);
    expect([breaker.isOpen, probes]).toEqual([true, 3]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(4_000);
    expect([breaker.isOpen, probes]).toEqual([false, 4]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(4);
    expect(changes).toEqual([true, false]);
  });

  it('closes at once when a request that was still running is answered', async () => {
    fail(3);
    breaker.succeeded();
    expect(breaker.isOpen).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(0);
  });

  it('tells of opening once, however many fail meanwhile, and opens again', () => {
    fail(5);
    breaker.succeeded();
    fail(3);
    expect(changes).toEqual([true, false, true]);
  });

  it('does not probe once it is closed for good', async () => {
    fail(3);
    breaker.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(0);
  });
});
