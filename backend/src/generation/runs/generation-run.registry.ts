import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { TIMES } from '@storysprout/contracts/rules';
import type { Story } from '@storysprout/contracts/api/stories';
import { AppError } from '../../common/errors/app-error.js';
import { GenerationRun, type RunHooks } from './generation-run.js';

/** Which generation is meant: the caller's, by the key that the caller chose. */
export interface GenerationId {
  userId: string;
  /** Undefined: a generation of its own, which nobody can join or stop. */
  key: string | undefined;
}

/** The generations that this process is running. What has ended stands in the database, which is the authority. */
@Injectable()
export class GenerationRunRegistry {
  private readonly runs = new Map<string, GenerationRun>();

  /**
   * The run under this id, or a new one. Decided without waiting for anything, so that of any number of simultaneous
   * calls one starts the work.
   * @throws AppError IDEMPOTENCY_CONFLICT when the running one was asked for something else
   */
  joinOrStart(
    { userId, key }: GenerationId,
    bodyHash: string,
    work: (hooks: RunHooks) => Promise<Story>,
  ): GenerationRun {
    const id = runKeyOf(userId, key ?? `without key ${randomUUID()}`);
    const running = this.runs.get(id);
    if (running && running.bodyHash !== bodyHash) throw idempotencyConflict();
    if (running) return running;
    const run = new GenerationRun(bodyHash, key === undefined ? 0 : TIMES.generationRejoin, work);
    this.runs.set(id, run);
    const forget = () => this.runs.delete(id);
    run.result.then(forget, forget);
    return run;
  }

  /** Ends the caller's generation under this key, and waits until it has ended. False when none is running. */
  async stop(userId: string, key: string): Promise<boolean> {
    const run = this.runs.get(runKeyOf(userId, key));
    await run?.stop();
    return run !== undefined;
  }
}

/** 409: the key stands for another request already. */
export function idempotencyConflict(): AppError {
  return new AppError('IDEMPOTENCY_CONFLICT', 'This Idempotency-Key was used for another request');
}

/** Ids have one length and keys no space: no two pairs share a name. */
function runKeyOf(userId: string, key: string): string {
  return `${userId} ${key}`;
}
