import { jest } from '@jest/globals';
import { setTimeout as realDelay } from 'node:timers/promises';

/** Real milliseconds between two steps of a fast-forward, and the milliseconds of each step. */
const [PAUSE_MS, STEP_MS] = [10, 1000];

/** Everything but `setTimeout` and `performance` stays real: dates, intervals, and the event loop. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/**
 * A clock that the test controls, for timeouts of the application and its stand-ins: it runs in real time, and the test can
 * skip ahead. Timeouts can then be far longer than a busy machine needs, without waiting for them.
 */
export interface TestClock {
  /** Runs all timers of the next milliseconds. */
  skip(ms: number): Promise<void>;
  /** Runs the clock some 50 times faster until a condition holds. */
  fastForward(isDone: () => boolean): Promise<void>;
  /** Restores the real clock. */
  restore(): void;
}

/** Installs the clock; call it before the application starts. */
export function installTestClock(): TestClock {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: [...REAL] });
  return {
    skip: (ms) => jest.advanceTimersByTimeAsync(ms),
    fastForward: async (isDone) => {
      while (!isDone()) {
        await jest.advanceTimersByTimeAsync(STEP_MS);
        await realDelay(PAUSE_MS);
      }
    },
    restore: () => void jest.useRealTimers(),
  };
}
