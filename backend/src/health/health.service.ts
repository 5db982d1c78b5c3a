import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Lifecycle } from '../common/lifecycle.js';
import { DatabaseService } from '../database/database.service.js';

/** A longer wait counts as no answer. */
const DATABASE_TIMEOUT_MS = 3_000;

@Injectable()
export class HealthService {
  constructor(
    private readonly database: DatabaseService,
    private readonly lifecycle: Lifecycle,
  ) {}

  /** Ready for requests: the database answers and the process is not stopping. @throws AppError UNAVAILABLE */
  async checkReady(): Promise<{ status: 'ok' }> {
    if (this.lifecycle.stopping) throw AppError.unavailable(10);
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), DATABASE_TIMEOUT_MS);
    });
    try {
      await Promise.race([this.database.ping(), tooSlow]);
      return { status: 'ok' };
    } catch (error) {
      throw AppError.unavailable(5, error);
    } finally {
      clearTimeout(timer);
    }
  }
}
