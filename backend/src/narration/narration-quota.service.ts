import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { SHARED_STATE, type SharedState } from '../shared-state/shared-state.js';

const MINUTE_MS = 60_000;
/** Contract.md §4. */
export const NARRATION_QUOTA = { concurrent: 2, perMinute: 20 } as const;
/** Seconds after which another try makes sense while two narrations are being made. */
const RETRY_WHILE_MAKING = 3;

/** How much a user may have read aloud. What is there already, or is being made for the same call, does not count. */
@Injectable()
export class NarrationQuotaService {
  constructor(
    @Inject(SHARED_STATE) private readonly shared: SharedState,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits' | 'narrationTimeoutMs'>,
  ) {}

  /**
   * Makes a narration in one of the user's places; one that fails through no fault of the user's is not counted.
   * @throws AppError RATE_LIMITED with Retry-After, or what the work throws
   */
  async runWithinQuota<T>(userId: string, work: () => Promise<T>): Promise<T> {
    // Longer than any narration lasts: frees the place of a process that died.
    const ttl = this.settings.narrationTimeoutMs + MINUTE_MS;
    const place = await this.shared.acquire(`narrating:${userId}`, ttl, NARRATION_QUOTA.concurrent);
    if (!place) throw tooMany('Other narrations are being made', RETRY_WHILE_MAKING);
    const minute = `narrations-minute:${userId}`;
    try {
      if (this.settings.rateLimits) {
        const { count, endsInMs } = await this.shared.hit(minute, MINUTE_MS);
        if (count > NARRATION_QUOTA.perMinute) throw tooMany('Too many narrations for now', endsInMs / 1000);
      }
      return await work();
    } catch (error) {
      if (this.settings.rateLimits) await this.shared.giveBack(minute);
      throw error;
    } finally {
      await place.release();
    }
  }
}

function tooMany(message: string, retryAfter: number): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
}
