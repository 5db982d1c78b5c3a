import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../common/app-error.js';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import type { SpokenAudio } from '../narrators/narrator.js';
import type { SoundResult, SoundJob } from './sound.worker.js';
import { workerAddress } from './worker-address.js';

/** One core is left to everybody's requests; each worker takes some 150 MB while it lives. */
const WORKERS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** More would hardly be done before their time is up: a story takes one to five seconds. */
const MAX_QUEUED = WORKERS * 12;
const RETRY_WHILE_FULL = 10;
/** Milliseconds after which workers that have nothing to do give their memory back. */
const IDLE_MS = 60_000;

/** Work on sound, off the event loop: threads that start when first asked. */
@Injectable()
export class SoundWorkerPool implements OnModuleDestroy {
  private readonly limiter = new ConcurrencyLimiter({
    concurrency: WORKERS,
    maxQueued: MAX_QUEUED,
    retryAfter: RETRY_WHILE_FULL,
  });
  private idle: Worker[] = [];
  private idleTimer: NodeJS.Timeout | undefined;

  /**
   * Has one job done, in its turn.
   * @throws AppError PROVIDER_FAILED for a job that cannot be done, UNAVAILABLE while too many wait, or the signal's reason
   */
  runJob(job: SoundJob, signal: AbortSignal): Promise<SpokenAudio> {
    return this.limiter.run(() => this.execute(job, signal), signal);
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.idleTimer);
    await this.terminateIdle();
  }

  private async execute(job: SoundJob, signal: AbortSignal): Promise<SpokenAudio> {
    clearTimeout(this.idleTimer);
    const worker = this.idle.pop() ?? this.startWorker();
    const answer = await this.awaitResult(worker, job, signal);
    this.release(worker);
    if ('failure' in answer) throw toAppError(new Error(answer.failure));
    return answer.audio;
  }

  private async awaitResult(worker: Worker, job: SoundJob, signal: AbortSignal): Promise<SoundResult> {
    try {
      return await awaitResult(worker, job, signal);
    } catch (error) {
      // It may be in the middle of a sentence, and hears nothing until that ends.
      await worker.terminate();
      throw error;
    }
  }

  private startWorker(): Worker {
    const worker = new Worker(workerAddress());
    // One that fails while nobody asks it for anything is simply not asked again.
    worker.on('error', () => {});
    worker.on('exit', () => (this.idle = this.idle.filter((other) => other !== worker)));
    // No narration keeps the process from ending.
    worker.unref();
    return worker;
  }

  private release(worker: Worker): void {
    this.idle.push(worker);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.terminateIdle(), IDLE_MS).unref();
  }

  private async terminateIdle(): Promise<void> {
    const ended = this.idle;
    this.idle = [];
    await Promise.all(ended.map((worker) => worker.terminate()));
  }
}

async function awaitResult(worker: Worker, job: SoundJob, signal: AbortSignal): Promise<SoundResult> {
  const answered = new AbortController();
  const options = { signal: AbortSignal.any([signal, answered.signal]) };
  try {
    // `once` rejects with the worker's error, and when the signal aborts.
    const message = once(worker, 'message', options).then(([answer]) => answer as SoundResult);
    const exit = once(worker, 'exit', options).then(([code]) =>
      Promise.reject(new Error(`ended with ${code}`)),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage(job);
    return await Promise.race([message, exit]);
  } catch (error) {
    throw signal.aborted ? signal.reason : toAppError(error);
  } finally {
    answered.abort();
  }
}

const toAppError = (cause: unknown) =>
  new AppError('PROVIDER_FAILED', 'The narration could not be made', { cause });
