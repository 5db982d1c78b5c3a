import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../common/errors/app-error.js';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import type { SpokenAudio } from '../narrators/narrator.js';
import type { SoundResult, SoundJob } from './sound.worker.js';
import { workerAddress } from './worker-address.js';

/** Leaves one core for requests; each worker takes some 150 MB while it runs. */
const WORKERS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** More jobs would hardly finish before their deadline: a story takes one to five seconds. */
const MAX_QUEUED = WORKERS * 12;
/** Seconds, while the queue is full. */
const RETRY_WHILE_FULL = 10;
/** Milliseconds after which idle workers are terminated to free their memory. */
const IDLE_MS = 60_000;

/** Pool of worker threads for audio processing. Workers start on demand. */
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
   * Runs a job in a worker, queued while all workers are busy.
   * @throws AppError PROVIDER_FAILED for a job that fails, UNAVAILABLE while the queue is full, or the signal's reason
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
    const result = await this.awaitResult(worker, job, signal);
    this.release(worker);
    if ('failure' in result) throw toAppError(new Error(result.failure));
    return result.audio;
  }

  private async awaitResult(worker: Worker, job: SoundJob, signal: AbortSignal): Promise<SoundResult> {
    try {
      return await awaitResult(worker, job, signal);
    } catch (error) {
      // The worker may be in the middle of a sentence and receives no message until that ends.
      await worker.terminate();
      throw error;
    }
  }

  private startWorker(): Worker {
    const worker = new Worker(workerAddress());
    // A worker that fails while idle leaves the pool on its exit event.
    worker.on('error', () => {});
    worker.on('exit', () => (this.idle = this.idle.filter((other) => other !== worker)));
    // Workers do not keep the process alive.
    worker.unref();
    return worker;
  }

  private release(worker: Worker): void {
    this.idle.push(worker);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.terminateIdle(), IDLE_MS).unref();
  }

  private async terminateIdle(): Promise<void> {
    const workers = this.idle;
    this.idle = [];
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function awaitResult(worker: Worker, job: SoundJob, signal: AbortSignal): Promise<SoundResult> {
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([signal, settled.signal]) };
  try {
    // `once` rejects with the worker's error, and when the signal aborts.
    const message = once(worker, 'message', options).then(([result]) => result as SoundResult);
    const exit = once(worker, 'exit', options).then(([code]) =>
      Promise.reject(new Error(`ended with ${code}`)),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage(job);
    return await Promise.race([message, exit]);
  } catch (error) {
    throw signal.aborted ? signal.reason : toAppError(error);
  } finally {
    settled.abort();
  }
}

const toAppError = (cause: unknown) =>
  new AppError('PROVIDER_FAILED', 'The narration could not be made', { cause });
