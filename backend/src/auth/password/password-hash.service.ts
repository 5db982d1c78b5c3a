import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';

/** argon2id (the library's default kind) at 19 MiB, 2 passes, 1 lane: OWASP's floor, some 30 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for the event loop; the rest of libuv's four threads for files and name look-ups. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1));
/** A few classes signing in together: some 15 s of work on one core, well inside the client's 70 s. */
const MAX_QUEUED = 500;

/** Hashes and checks passwords on libuv's threads, few at a time. */
@Injectable()
export class PasswordHashService {
  private readonly limiter = new ConcurrencyLimiter({
    concurrency: CONCURRENCY,
    maxQueued: MAX_QUEUED,
    retryAfter: 10,
  });
  private dummyHash: Promise<string> | undefined;

  hashPassword(password: string): Promise<string> {
    return this.limiter.run(() => hash(password, COST));
  }

  /** Checks a password; without a hash it does the same work and answers false, so that time tells nothing. */
  async verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
    const decoy = await this.getDummyHash();
    const matches = await this.limiter.run(() => verify(stored ?? decoy, password));
    return matches && stored != null;
  }

  /** Made before the first sign-in could be timed by it. */
  async onModuleInit(): Promise<void> {
    await this.getDummyHash();
  }

  private getDummyHash(): Promise<string> {
    this.dummyHash ??= hash('a password nobody has', COST);
    return this.dummyHash;
  }
}
