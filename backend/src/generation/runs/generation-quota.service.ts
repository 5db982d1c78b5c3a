import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PER_MINUTE = 10;
/** Longer than any generation: the lease of a process that died expires. */
const LEASE_TTL_MS = 3 * MINUTE_MS;
/** Retry-After in seconds while a generation of the user runs. */
const RETRY_WHILE_RUNNING = 3;

/** A user's permission to generate one story: the lease of a semaphore and the quota that it used. */
export interface GenerationPermit {
  /** Refunds the quota after a failure that was not the pupil's fault. */
  refund(): Promise<void>;
  release(): Promise<void>;
}

/** The generation quota of each user: one story at a time, 10 a minute, GENERATIONS_PER_DAY a day (docs/contract.md §4). */
@Injectable()
export class GenerationQuotaService {
  constructor(
    @Inject(SHARED_STATE) private readonly shared: SharedState,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits' | 'generationsPerDay'>,
  ) {}

  /** @throws AppError RATE_LIMITED with Retry-After */
  async acquirePermit(userId: string): Promise<GenerationPermit> {
    const lease = await this.shared.acquireLease(`generating:${userId}`, LEASE_TTL_MS);
    if (!lease) throw rateLimited('Another story is being written', RETRY_WHILE_RUNNING);
    const counted: string[] = [];
    const count = async (key: string, windowMs: number, limit: number) => {
      const hit = await this.shared.countHit(key, windowMs);
      counted.push(key);
      if (hit.count > limit) throw rateLimited('Too many stories for now', Math.ceil(hit.endsInMs / 1000));
    };
    const refund = async () => {
      for (const key of counted.splice(0)) await this.shared.undoHit(key);
    };
    try {
      if (this.settings.rateLimits) {
        await count(`generations-minute:${userId}`, MINUTE_MS, PER_MINUTE);
        await count(`generations-day:${userId}`, DAY_MS, this.settings.generationsPerDay);
      }
    } catch (error) {
      await refund();
      await lease.release();
      throw error;
    }
    return { refund, release: () => lease.release() };
  }
}

function rateLimited(message: string, retryAfter: number): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfter });
}
