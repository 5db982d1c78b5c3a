import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import { assertNotCommon } from './common-passwords.js';

/** argon2id (the library's default) with 19 MiB, 2 passes, 1 lane: OWASP's minimum, about 30 ms of one core. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core to the event loop, and one of libuv's four threads to files and name look-ups. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1));
/** A few classes that sign in together: about 15 s of work on one core, within the client's 70 s. */
const MAX_QUEUED = 500;

/** Hashes and verifies passwords (argon2id) on libuv's threads, with limited concurrency. */
@Injectable()
export class PasswordHashService {
  /** Parameters of new hashes. A stored hash names its own. */
  cost = HASH_COST;
  private readonly limiter = new ConcurrencyLimiter({
    concurrency: CONCURRENCY,
    maxQueued: MAX_QUEUED,
    retryAfter: 10,
  });
  private dummyHash: Promise<string> | undefined;

  /** Hashes a new password. @throws AppError VALIDATION_FAILED at `password` for a common one */
  async hashPassword(password: string): Promise<string> {
    assertNotCommon(password);
    return this.limiter.run(() => hash(password, this.cost));
  }

  /**
   * Verifies a password. Without a stored hash it does the same work and returns false, so that timing reveals nothing.
   */
  async verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
    const decoy = await this.getDummyHash();
    const matches = await this.limiter.run(() => verify(stored ?? decoy, password));
    return matches && stored != null;
  }

  /** Computed at the start, so that the first sign-in is not slower. */
  async onModuleInit(): Promise<void> {
    await this.getDummyHash();
  }

  private getDummyHash(): Promise<string> {
    this.dummyHash ??= hash('a password nobody has', this.cost);
    return this.dummyHash;
  }
}
