import { describe, expect, it } from '@jest/globals';
import { randomBytes, createSecretKey } from 'node:crypto';
import { AppError } from '../../common/errors/app-error.js';
import { MemoryState } from '../../shared-state/memory-state.js';
import { delayAfterFailures, LoginThrottleService } from './login-throttle.service.js';

const MINUTE = 60_000;
const key = createSecretKey(randomBytes(32));
const WRONG = async () => null;
const RIGHT = async () => 'somebody';

function setUp(rateLimits = true) {
  const clock = { now: 1_000_000 };
  const shared = new MemoryState(1_000, () => clock.now);
  const tries = new LoginThrottleService(shared, { rateLimits }, key);
  const outcome = (check: () => Promise<string | null>, email = 'a@example.org') =>
    tries.runAttempt(email, check).catch((error: AppError) => `${error.code} ${error.retryAfter}`);
  /** Attempts in parallel, so that their delays overlap. */
  const wrong = (times: number, email?: string) =>
    Promise.all(Array.from({ length: times }, () => outcome(WRONG, email)));
  return { clock, shared, outcome, wrong, forgive: (email: string) => tries.resetFailures(email) };
}

describe('wrong passwords', () => {
  it('are answered more slowly from the fifth on', () => {
    expect([1, 4, 5, 6, 7, 8, 9, 10].map(delayAfterFailures)).toEqual([
      0, 0, 250, 500, 1000, 2000, 4000, 4000,
    ]);
  });

  it('lock the e-mail for 15 minutes after ten, also in parallel, and for the right password as well', async () => {
    const { clock, outcome, wrong, forgive } = setUp();
    const [answers] = await Promise.all([wrong(30), wrong(30, 'forgiven@example.org')]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'ACCOUNT_LOCKED 900')).toHaveLength(20);
    clock.now += 14 * MINUTE;
    expect(await outcome(RIGHT)).toBe('ACCOUNT_LOCKED 60');
    expect(await outcome(RIGHT, 'b@example.org')).toBe('somebody');
    await forgive('forgiven@example.org');
    expect(await outcome(RIGHT, 'forgiven@example.org')).toBe('somebody');
    clock.now += MINUTE;
    expect(await outcome(RIGHT)).toBe('somebody');
  }, 20_000);

  it('are reset by a right one', async () => {
    const { outcome, wrong } = setUp();
    await wrong(4);
    expect(await outcome(RIGHT)).toBe('somebody');
    await wrong(4);
    expect(await outcome(RIGHT)).toBe('somebody');
  });

  it('are reset after 15 minutes', async () => {
    const { clock, shared, wrong } = setUp();
    await wrong(4);
    clock.now += 15 * MINUTE;
    await wrong(1);
    expect([...shared['entries'].values()].map((entry) => entry.count)).toEqual([1]);
  });

  it('do not delay many right ones at once', async () => {
    const { outcome } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => outcome(RIGHT)));
    expect(new Set(answers)).toEqual(new Set(['somebody']));
  });

  it('are counted under a key that does not reveal the e-mail', async () => {
    const { shared, wrong } = setUp();
    await wrong(1);
    const keys = [...shared['entries'].keys()];
    expect([keys.length, keys.join()]).toEqual([1, expect.not.stringContaining('example.org')]);
  });

  it('are not counted when the check throws', async () => {
    const { shared, outcome } = setUp();
    expect(await outcome(() => Promise.reject(AppError.unavailable()))).toBe('UNAVAILABLE 5');
    expect(shared['entries'].size).toBe(0);
    expect(await outcome(RIGHT)).toBe('somebody');
  });

  it('are not counted with RATE_LIMITS=off', async () => {
    const { shared, wrong } = setUp(false);
    expect(await wrong(30)).toEqual(Array.from({ length: 30 }, () => null));
    expect(shared['entries'].size).toBe(0);
  });
});
