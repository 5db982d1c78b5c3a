import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const DOWN = new Error('down');
const fail = () => Promise.reject(DOWN);
const succeed = () => Promise.resolve('well');
const refused = { code: 'UNAVAILABLE' };

let clock: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  clock = 1000;
  const isOutage = (error: unknown) => error === DOWN;
  breaker = new CircuitBreaker({ failures: 3, probeMs: 5000, isOutage, now: () => clock });
});

async function breakDown() {
  for (let count = 0; count < 3; count += 1) await expect(breaker.run(fail)).rejects.toBe(DOWN);
}

/** A call that ends when told to. */
function slowCall() {
  const settle: { resolve: (value: string) => void; reject: (error: Error) => void } = {
    resolve: () => {},
    reject: () => {},
  };
  const result = breaker.run(
    () => new Promise<string>((resolve, reject) => Object.assign(settle, { resolve, reject })),
  );
  return { result, ...settle };
}

describe('a breaker', () => {
  it('lets calls through and their failures out', async () => {
    expect(await breaker.run(succeed)).toBe('well');
    await expect(breaker.run(fail)).rejects.toBe(DOWN);
    expect(breaker.isOpen).toBe(false);
  });

  it('after three outages in a row refuses at once and says when to come back', async () => {
    await breakDown();
    let calls = 0;
    const refusal = breaker.run(async () => (calls += 1));
    await expect(refusal).rejects.toMatchObject({ ...refused, retryAfter: 5 });
    clock += 4500;
    await expect(breaker.run(fail)).rejects.toMatchObject({ ...refused, retryAfter: 1 });
    expect(calls).toBe(0);
  });

  it('counts outages in a row only, and nothing that is no outage', async () => {
    const other = new Error('bad request');
    for (let count = 0; count < 5; count += 1) {
      await expect(breaker.run(fail)).rejects.toBe(DOWN);
      await expect(breaker.run(() => Promise.reject(other))).rejects.toBe(other);
      await expect(breaker.run(fail)).rejects.toBe(DOWN);
      await breaker.run(succeed);
    }
    expect(breaker.isOpen).toBe(false);
  });

  it('lets one call look every five seconds; a success lets everybody through', async () => {
    await breakDown();
    clock += 5000;
    await expect(breaker.run(fail)).rejects.toBe(DOWN);
    await expect(breaker.run(succeed)).rejects.toMatchObject(refused);
    clock += 5000;
    expect(await breaker.run(succeed)).toBe('well');
    await expect(breaker.run(fail)).rejects.toBe(DOWN);
    expect(await breaker.run(succeed)).toBe('well');
  });

  it('does not wait for a look that hangs', async () => {
    await breakDown();
    clock += 5000;
    const hanging = slowCall();
    await expect(breaker.run(succeed)).rejects.toMatchObject(refused);
    clock += 5000;
    expect(await breaker.run(succeed)).toBe('well');
    hanging.reject(DOWN);
    await expect(hanging.result).rejects.toBe(DOWN);
  });

  it('takes no late outage of calls from before the service came back', async () => {
    const calls = [slowCall(), slowCall(), slowCall()];
    await breaker.run(succeed);
    for (const { result, reject } of calls) {
      reject(DOWN);
      await expect(result).rejects.toBe(DOWN);
    }
    expect(breaker.isOpen).toBe(false);
  });
});
