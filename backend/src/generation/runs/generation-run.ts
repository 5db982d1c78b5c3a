import type { GenerationEvent, Story } from '@storysprout/contracts/api/stories';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';

export type GenerationListener = (event: GenerationEvent) => void;

/** Abort signal and event callback of a run's work. */
export interface RunHooks {
  signal: AbortSignal;
  emit(event: Extract<GenerationEvent, { type: 'progress' | 'text' }>): void;
}

/**
 * One running generation with any number of clients; each subscriber gets the events so far and then each new one. When the
 * last client disconnects, the run waits `rejoinMs` for a client to return, then stops.
 */
export class GenerationRun {
  /** The story; rejects with an AppError. */
  readonly result: Promise<Story>;
  /** Resolves with the first event; rejects when the work fails before it, so that the failure can be a plain response. */
  readonly started: Promise<unknown>;

  private readonly controller = new AbortController();
  private readonly events: GenerationEvent[] = [];
  private readonly listeners = new Set<GenerationListener>();
  private markStarted: () => void = () => {};
  private clientCount = 0;
  private isSettled = false;
  private rejoinTimer: NodeJS.Timeout | undefined;

  /**
   * @param bodyHash hash of the request body: another body under the same key is a conflict
   * @param rejoinMs 0 for a request without a key, because no client can return to it
   */
  constructor(
    readonly bodyHash: string,
    private readonly rejoinMs: number,
    work: (hooks: RunHooks) => Promise<Story>,
  ) {
    const firstEvent = new Promise<void>((resolve) => (this.markStarted = resolve));
    const hooks: RunHooks = {
      signal: this.controller.signal,
      // A stopped writer may still report: nothing follows the last event.
      emit: (event) => void (this.isSettled || this.emit(event)),
    };
    // In the next tick, so that the caller can register the run before its work starts.
    this.result = Promise.resolve()
      .then(() => work(hooks))
      .then(
        (story) => this.finish(story),
        (error) => this.fail(error),
      );
    this.started = Promise.race([firstEvent, this.result]);
    // A failure without subscribers is no unhandled rejection.
    this.result.catch(() => {});
    this.started.catch(() => {});
  }

  /** Adds a client; the returned function removes it, once. */
  addClient(): () => void {
    this.clientCount += 1;
    clearTimeout(this.rejoinTimer);
    let isRemoved = false;
    return () => {
      if (isRemoved) return;
      isRemoved = true;
      this.clientCount -= 1;
      if (this.clientCount === 0 && !this.isSettled) this.scheduleStop();
    };
  }

  /** Replays the events so far and subscribes to new ones; the returned function unsubscribes. */
  subscribe(listener: GenerationListener): () => void {
    for (const event of this.events) listener(event);
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stops the work; resolves once it has ended. Does nothing to a run that has ended. */
  async stop(message = 'The generation was stopped'): Promise<void> {
    this.controller.abort(new AppError('PROVIDER_FAILED', message));
    await this.result.catch(() => {});
  }

  private scheduleStop(): void {
    this.rejoinTimer = setTimeout(
      () => void this.stop('Nobody waits for this story any more'),
      this.rejoinMs,
    );
    this.rejoinTimer.unref();
  }

  private emit(event: GenerationEvent): void {
    this.events.push(event);
    this.markStarted();
    for (const listener of this.listeners) listener(event);
  }

  private finish(story: Story): Story {
    this.settle();
    this.emit({ type: 'done', story });
    return story;
  }

  private fail(thrown: unknown): never {
    this.settle();
    const error = toAppError(thrown);
    const { code, message, errors } = error;
    if (this.events.length > 0) this.emit({ type: 'error', code, message, ...(errors && { errors }) });
    throw error;
  }

  private settle(): void {
    this.isSettled = true;
    clearTimeout(this.rejoinTimer);
  }
}
