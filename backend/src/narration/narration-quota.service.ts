import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { SHARED_STATE, type SharedState } from '../shared-state/shared-state.js';

const MINUTE_MS = 60_000;
/** Narrations per user: docs/contract.md §4. */
export const NARRATION_QUOTA = { concurrent: 2, perMinute: 20 } as const;
/** Seconds, while the user's other narrations are in progress. */
const RETRY_WHILE_IN_PROGRESS = 3;

/** Limits narrations per user. Stored narrations and concurrent identical requests do not count. */
@Injectable()
export class NarrationQuotaService {
  constructor(
    @Inject(SHARED_STATE) private readonly shared: SharedState,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits' | 'narrationTimeoutMs'>,
  ) {}

  /**
   * Runs a task in one of the user's concurrency slots. A task that fails does not count towards the rate limit.
   * @throws AppError RATE_LIMITED with Retry-After, or what the task throws
   */
  async runWithinQuota<T>(userId: string, task: () => Promise<T>): Promise<T> {
    // Longer than any narration takes: releases the slot of a process that crashed.
    const ttl = this.settings.narrationTimeoutMs + MINUTE_MS;
    const slot = await this.shared.acquireLease(`narrating:${userId}`, ttl, NARRATION_QUOTA.concurrent);
    if (!slot) throw tooMany('Other narrations are being made', RETRY_WHILE_IN_PROGRESS);
    const minute = `narrations-minute:${userId}`;
    try {
      if (this.settings.rateLimits) {
        const { count, endsInMs } = await this.shared.countHit(minute, MINUTE_MS);
        if (count > NARRATION_QUOTA.perMinute) throw tooMany('Too many narrations for now', endsInMs / 1000);
      }
      return await task();
    } catch (error) {
      if (this.settings.rateLimits) await this.shared.undoHit(minute);
      throw error;
    } finally {
      await slot.release();
    }
  }
}

function tooMany(message: string, retryAfter: number): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
}
