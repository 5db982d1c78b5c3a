import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '../common/errors/app-error.js';
import { ProviderClient, type Attempt, type ProviderClientOptions } from './provider-client.js';
import { ProviderFault, type FaultKind } from './provider-fault.js';

const BREAKER = { failures: 5, counts: 'attempts', probeEveryMs: 4000, probeTimeoutMs: 3500 } as const;
const RETRY = { maxAttempts: 4, backoffMs: 300, idleTimeoutMs: 10_000 };
const PERMANENT = ['account', 'rejected', 'unusable', 'input-refused', 'output-refused'] as const;

let probeFault: ProviderFault | undefined;
let probes: number;
/** Outcome and start of each attempt, in milliseconds after the first. */
let outcomes: string[];
let starts: number[];
let cancel: AbortController;
let client: ProviderClient;

const createClient = (options: Partial<ProviderClientOptions> = {}) =>
  new ProviderClient({
    retry: RETRY,
    breaker: BREAKER,
    probe: async () => {
      probes += 1;
      if (probeFault) throw probeFault;
    },
    onBreakerChange: () => {},
    onAttempt: (outcome) => void outcomes.push(outcome),
    ...options,
  });

beforeEach(() => {
  jest.useFakeTimers();
  [probes, outcomes, starts, cancel] = [0, [], [], new AbortController()];
  probeFault = fault('down');
  client = createClient();
});
afterEach(() => {
  client.close();
  jest.useRealTimers();
});

const fault = (kind: FaultKind, retryAfter?: number) => new ProviderFault(kind, kind, retryAfter);
const faults = (kind: FaultKind, count: number) => Array.from({ length: count }, () => fault(kind));
const time = (ms = 60_000) => ({ signal: cancel.signal, deadline: performance.now() + ms });

/** Starts a request whose attempts fail with these faults, one each, and then succeed. */
function request(failures: ProviderFault[], requestTime = time()) {
  const [left, begun] = [[...failures], Date.now()];
  starts = [];
  return start(async () => {
    starts.push(Date.now() - begun);
    const next = left.shift();
    if (next) throw next;
    return 'answer';
  }, requestTime);
}

function start<T>(attempt: Attempt<T>, requestTime = time()) {
  const result = client.request(attempt, requestTime);
  result.catch(() => {});
  return result;
}

/** An attempt that ends only when its signal aborts, with an error of its own as an SDK has it. */
const hang = (signal: AbortSignal) =>
  new Promise<string>((_, reject) =>
    signal.addEventListener('abort', () => reject(fault('broken')), { once: true }),
  );

describe('retry', () => {
  it('repeats attempts after transient faults, with exponential back-off', async () => {
    const result = request([fault('down'), fault('busy'), fault('broken')]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await result).toBe('answer');
    expect(outcomes).toEqual(['down', 'busy', 'broken', 'ok']);
    const waits = starts.slice(1).map((at, index) => at - starts[index]!);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(225 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(376 * 2 ** index);
    }
  });

  it('ends after the last attempt with its fault', async () => {
    const failed = request(faults('slow', 4));
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(failed).rejects.toMatchObject({ kind: 'slow' });
    expect(outcomes).toHaveLength(4);
  });

  it.each(PERMANENT)('does not repeat after a permanent fault: %s', async (kind) => {
    await expect(request([fault(kind)])).rejects.toMatchObject({ kind });
    expect(outcomes).toEqual([kind]);
  });

  it('waits for Retry-After, but not past the deadline', async () => {
    const result = request([fault('busy', 20)]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await result).toBe('answer');
    expect(starts).toEqual([0, 20_000]);
    await expect(request([fault('busy', 20)], time(19_000))).rejects.toMatchObject({ retryAfter: 20 });
    expect(starts).toEqual([0]);
  });

  it('does not wait for a Retry-After beyond maxRetryAfter', async () => {
    client = createClient({ retry: { ...RETRY, maxRetryAfter: 10 } });
    await expect(request([fault('busy', 11)])).rejects.toMatchObject({ retryAfter: 11 });
    const result = request([fault('busy', 10)]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await result).toBe('answer');
  });

  it('rejects with the reason of the signal, also between two attempts', async () => {
    const waiting = request([fault('busy', 20)]);
    await jest.advanceTimersByTimeAsync(100);
    cancel.abort('cancelled');
    await expect(waiting).rejects.toBe('cancelled');
    expect(outcomes).toEqual(['busy']);
  });
});

describe('the idle timeout', () => {
  it('aborts an attempt without progress, and repeats it', async () => {
    const attempts = [hang, async () => 'answer'];
    const result = start((signal) => attempts.shift()!(signal));
    await jest.advanceTimersByTimeAsync(11_000);
    expect(await result).toBe('answer');
    expect(outcomes).toEqual(['slow', 'ok']);
  });

  it('does not abort an attempt that reports progress', async () => {
    const result = start(async (_, onProgress) => {
      for (let count = 0; count < 20; count += 1) {
        await new Promise((resolve) => setTimeout(resolve, 9_000));
        onProgress();
      }
      return 'answer';
    }, time(600_000));
    await jest.advanceTimersByTimeAsync(200_000);
    expect(await result).toBe('answer');
    expect(outcomes).toEqual(['ok']);
  });

  it('does not accept what an aborted attempt returns', async () => {
    const partial = (signal: AbortSignal) => hang(signal).catch(() => 'partial');
    const attempts = [partial, async () => 'whole'];
    const result = start((signal) => attempts.shift()!(signal));
    await jest.advanceTimersByTimeAsync(11_000);
    expect(await result).toBe('whole');
  });
});

describe('the circuit breaker', () => {
  /** Two requests, of four attempts each at most. */
  async function failTwice() {
    for (let count = 0; count < 2; count += 1) {
      const failed = request(faults('down', 4));
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(failed).rejects.toBeInstanceOf(ProviderFault);
    }
  }

  it('opens after consecutive failed attempts, and closes when a probe succeeds', async () => {
    await failTwice();
    expect(outcomes).toHaveLength(5);
    const unavailable = expect.objectContaining({ code: 'UNAVAILABLE', retryAfter: 4 });
    expect(() => client.assertAvailable()).toThrow(unavailable);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(probes).toBeGreaterThan(5);
    expect(() => client.assertAvailable()).toThrow(unavailable);
    probeFault = undefined;
    await jest.advanceTimersByTimeAsync(4_100);
    expect(() => client.assertAvailable()).not.toThrow();
  });

  it('closes when a probe is answered with a permanent fault', async () => {
    await failTwice();
    probeFault = fault('account');
    await jest.advanceTimersByTimeAsync(4_100);
    expect(() => client.assertAvailable()).not.toThrow();
  });

  it('stays closed when requests are cancelled', async () => {
    for (let count = 0; count < 10; count += 1) {
      cancel = new AbortController();
      const running = start(hang);
      cancel.abort('cancelled');
      await expect(running).rejects.toBe('cancelled');
    }
    expect(outcomes).toEqual(Array(10).fill('aborted'));
    expect(() => client.assertAvailable()).not.toThrow();
  });

  it('opens when requests run into their deadline', async () => {
    for (let count = 0; count < 5; count += 1) {
      cancel = new AbortController();
      const running = start(hang);
      cancel.abort(new AppError('PROVIDER_TIMEOUT', 'too late'));
      await expect(running).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    }
    expect(() => client.assertAvailable()).toThrow('Temporarily unavailable');
  });

  it('counts an operation of many requests once', async () => {
    client = createClient({ breaker: { ...BREAKER, failures: 3, counts: 'operations' } });
    for (let count = 0; count < 3; count += 1) {
      expect(() => client.assertAvailable()).not.toThrow();
      const failed = client.runOperation(() => request(faults('down', 4)));
      failed.catch(() => {});
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(failed).rejects.toMatchObject({ kind: 'down' });
    }
    expect(outcomes).toHaveLength(12);
    expect(() => client.assertAvailable()).toThrow('Temporarily unavailable');
  });
});
