import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GuardedEndpoint } from './guarded-endpoint.js';
import { ProviderFault } from './provider-fault.js';

let isAway: boolean;
let probes: number;
let tries: string[];
let endpoint: GuardedEndpoint;
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  [isAway, probes, tries, stop] = [true, 0, [], new AbortController()];
  endpoint = new GuardedEndpoint({
    probe: async () => {
      probes += 1;
      if (isAway) throw new ProviderFault('down', 'status 500');
    },
    onBreaker: () => {},
    onTry: (outcome) => void tries.push(outcome),
  });
});
afterEach(() => void jest.useRealTimers());

const time = (ms = 60_000) => ({ signal: stop.signal, deadline: performance.now() + ms });
const fault = (kind: ProviderFault['kind'], retryAfter?: number) => new ProviderFault(kind, kind, retryAfter);

/** Calls the endpoint; the request fails with these faults, one try each, then answers. */
function call(faults: ProviderFault[], callTime = time()) {
  const left = [...faults];
  const request = async () => {
    const next = left.shift();
    if (next) throw next;
    return 'answer';
  };
  const result = endpoint.call(request, callTime);
  result.catch(() => {});
  return result;
}

describe('GuardedEndpoint', () => {
  it('tries again what may pass, at most three times', async () => {
    const answered = call([fault('down'), fault('busy'), fault('broken')]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await answered).toBe('answer');
    expect(tries).toEqual(['down', 'busy', 'broken', 'ok']);
    const failed = call(Array.from({ length: 4 }, () => fault('slow')));
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(failed).rejects.toMatchObject({ kind: 'slow' });
  });

  it.each(['account', 'rejected', 'input-refused', 'output-refused'] as const)(
    'does not try again what stays: %s',
    async (kind) => {
      await expect(call([fault(kind)])).rejects.toMatchObject({ kind });
      expect(tries).toEqual([kind]);
    },
  );

  it('waits as long as the provider asks for, and not past the deadline', async () => {
    const answered = call([fault('busy', 20)]);
    await jest.advanceTimersByTimeAsync(19_900);
    expect(tries).toEqual(['busy']);
    await jest.advanceTimersByTimeAsync(200);
    expect(await answered).toBe('answer');
    await expect(call([fault('busy', 20)], time(19_000))).rejects.toMatchObject({ retryAfter: 20 });
  });

  it('ends with the reason of the signal, also while it waits', async () => {
    const waiting = call([fault('busy', 20)]);
    await jest.advanceTimersByTimeAsync(100);
    stop.abort('stopped');
    await expect(waiting).rejects.toBe('stopped');
    expect(tries).toEqual(['busy']);
  });

  it('is down after five failures in a row: nobody is let in, until a probe is answered', async () => {
    for (let count = 0; count < 2; count += 1) {
      const failed = call(Array.from({ length: 4 }, () => fault('down')));
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(failed).rejects.toBeInstanceOf(ProviderFault);
    }
    expect(tries).toHaveLength(5);
    expect(() => endpoint.mustBeUp()).toThrow(
      expect.objectContaining({ code: 'UNAVAILABLE', retryAfter: 4 }),
    );
    await jest.advanceTimersByTimeAsync(30_000);
    expect(probes).toBeGreaterThan(5);
    expect(() => endpoint.mustBeUp()).toThrow('Temporarily unavailable');
    isAway = false;
    await jest.advanceTimersByTimeAsync(4_100);
    expect(() => endpoint.mustBeUp()).not.toThrow();
  });

  it('is not down because pupils press stop', async () => {
    for (let count = 0; count < 10; count += 1) {
      stop = new AbortController();
      const running = endpoint.call(
        () => new Promise((_, reject) => setTimeout(() => reject(new Error()), 10)),
        time(),
      );
      running.catch(() => {});
      stop.abort('stopped');
      await jest.advanceTimersByTimeAsync(20);
      await expect(running).rejects.toBe('stopped');
    }
    expect(() => endpoint.mustBeUp()).not.toThrow();
  });
});
