import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PER_MINUTE = 10;
/** Longer than any generation lasts: frees the place of a process that died. */
const PLACE_TTL_MS = 3 * MINUTE_MS;
/** Seconds after which another try makes sense while one generation runs. */
const RETRY_WHILE_RUNNING = 3;

/** A user's one place to generate in, and the allowance that it took. */
export interface GenerationPermit {
  /** Gives the allowance back, because the story failed through no fault of the pupil's. */
  refund(): Promise<void>;
  release(): Promise<void>;
}

/** How much a user may generate: one story at a time, 10 a minute, GENERATIONS_PER_DAY (contract.md §4). */
@Injectable()
export class GenerationQuotaService {
  constructor(
    @Inject(SHARED_STATE) private readonly shared: SharedState,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits' | 'generationsPerDay'>,
  ) {}

  /** @throws AppError RATE_LIMITED with Retry-After */
  async acquirePermit(userId: string): Promise<GenerationPermit> {
    const lease = await this.shared.acquire(`generating:${userId}`, PLACE_TTL_MS);
    if (!lease) throw rateLimited('Another story is being written', RETRY_WHILE_RUNNING);
    const taken: string[] = [];
    const giveBack = async () => {
      for (const key of taken.splice(0)) await this.shared.giveBack(key);
    };
    try {
      if (this.settings.rateLimits) {
        await this.countGeneration(taken, `generations-minute:${userId}`, MINUTE_MS, PER_MINUTE);
        await this.countGeneration(
          taken,
          `generations-day:${userId}`,
          DAY_MS,
          this.settings.generationsPerDay,
        );
      }
    } catch (error) {
      await giveBack();
      await lease.release();
      throw error;
    }
    return { refund: giveBack, release: () => lease.release() };
  }

  private async countGeneration(
    taken: string[],
    key: string,
    windowMs: number,
    limit: number,
  ): Promise<void> {
    const { count, endsInMs } = await this.shared.hit(key, windowMs);
    taken.push(key);
    if (count > limit) throw rateLimited('Too many stories for now', Math.ceil(endsInMs / 1000));
  }
}

function rateLimited(message: string, retryAfter: number): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfter });
}
