import { Inject, Injectable } from '@nestjs/common';
import { createHmac, type KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { TOKEN_KEY } from '../../config/token-key.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';

const WINDOW_MS = 15 * 60_000;
const LOCK_MS = 15 * 60_000;
/** Failures in the window that lock the e-mail. */
const LOCK_AFTER = 10;
const FIRST_DELAYED = 5;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/** Milliseconds by which the reply to the nth failure is delayed: 250 ms for the fifth, then doubled each time. */
export function delayAfterFailures(wrong: number): number {
  if (wrong < FIRST_DELAYED) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (wrong - FIRST_DELAYED));
}

/**
 * Login throttling and account lockout against password guessing. Failures are counted by e-mail, known or not, so that
 * the replies do not reveal whether an account exists. Off with RATE_LIMITS=off.
 */
@Injectable()
export class LoginThrottleService {
  /** The last attempt of each e-mail that is in progress. */
  private readonly lastAttempts = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(SHARED_STATE) private readonly shared: SharedState,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits'>,
    @Inject(TOKEN_KEY) private readonly key: KeyObject,
  ) {}

  /**
   * Runs one check of a password; null is a failure.
   * @throws AppError ACCOUNT_LOCKED, without checking, while locked
   */
  async runAttempt<T>(email: string, check: () => Promise<T | null>): Promise<T | null> {
    if (!this.settings.rateLimits) return check();
    const id = this.hashEmail(email);
    let wrong = 0;
    const found = await this.runInSequence(id, async () => {
      await this.assertNotLocked(id);
      const result = await check();
      if (result === null) wrong = await this.countFailure(id);
      else await this.shared.delete(failuresKey(id));
      return result;
    });
    // Outside the sequence: attempts of an attacker do not delay the owner's.
    if (wrong > 0) await sleep(delayAfterFailures(wrong));
    return found;
  }

  /** Resets failures and lock, after the owner has proved to be one in another way. */
  async resetFailures(email: string): Promise<void> {
    await this.shared.delete(failuresKey(this.hashEmail(email)));
    await this.shared.delete(lockKey(this.hashEmail(email)));
  }

  private hashEmail(email: string): string {
    return createHmac('sha256', this.key).update(`wrong-passwords ${email}`).digest('base64url');
  }

  private async assertNotLocked(id: string): Promise<void> {
    const { count, endsInMs } = await this.shared.peekCount(lockKey(id));
    if (count === 0) return;
    const retryAfter = Math.max(1, Math.ceil(endsInMs / 1000));
    throw new AppError('ACCOUNT_LOCKED', 'Account locked, try again later', { retryAfter });
  }

  private async countFailure(id: string): Promise<number> {
    const { count } = await this.shared.countHit(failuresKey(id), WINDOW_MS);
    if (count >= LOCK_AFTER) {
      await this.shared.countHit(lockKey(id), LOCK_MS);
      await this.shared.delete(failuresKey(id));
    }
    return count;
  }

  /** Runs attempts of an e-mail one after another: at once, all would pass before the first is counted. */
  private async runInSequence<T>(id: string, task: () => Promise<T>): Promise<T> {
    const before = this.lastAttempts.get(id) ?? Promise.resolve();
    const mine = before.then(task);
    const settled = mine.catch(() => undefined);
    this.lastAttempts.set(id, settled);
    try {
      return await mine;
    } finally {
      if (this.lastAttempts.get(id) === settled) this.lastAttempts.delete(id);
    }
  }
}

const failuresKey = (id: string) => `wrong-passwords:${id}`;
const lockKey = (id: string) => `locked-email:${id}`;
