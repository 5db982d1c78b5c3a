import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { TIMES } from '@storysprout/contracts/rules';
import type { Story } from '@storysprout/contracts/api/stories';
import { AppError } from '../../common/errors/app-error.js';
import { GenerationRun, type RunHooks } from './generation-run.js';

/** Identifies a generation: its user and the idempotency key that the client chose. */
export interface GenerationId {
  userId: string;
  /** Undefined: a generation that no other request can join or stop. */
  key: string | undefined;
}

/** The generations that run in this process. The database is the authority on finished ones. */
@Injectable()
export class GenerationRunRegistry {
  private readonly runs = new Map<string, GenerationRun>();

  /**
   * Returns the run with this id, or starts one. Synchronous, so that among simultaneous calls only one starts the work.
   * @throws AppError IDEMPOTENCY_CONFLICT when the running one has another request body
   */
  joinOrStart(
    { userId, key }: GenerationId,
    bodyHash: string,
    work: (hooks: RunHooks) => Promise<Story>,
  ): GenerationRun {
    const runKey = runKeyOf(userId, key ?? `without key ${randomUUID()}`);
    const running = this.runs.get(runKey);
    if (running && running.bodyHash !== bodyHash) throw idempotencyConflict();
    if (running) return running;
    const run = new GenerationRun(bodyHash, key === undefined ? 0 : TIMES.generationRejoin, work);
    this.runs.set(runKey, run);
    const remove = () => this.runs.delete(runKey);
    run.result.then(remove, remove);
    return run;
  }

  /** Stops the user's generation with this key and waits until it has ended. False when none is running. */
  async stop(userId: string, key: string): Promise<boolean> {
    const run = this.runs.get(runKeyOf(userId, key));
    await run?.stop();
    return run !== undefined;
  }
}

/** 409: the key belongs to another request. */
export function idempotencyConflict(): AppError {
  return new AppError('IDEMPOTENCY_CONFLICT', 'This Idempotency-Key was used for another request');
}

/** Unambiguous, because user ids have a fixed length and keys no space. */
function runKeyOf(userId: string, key: string): string {
  return `${userId} ${key}`;
}
