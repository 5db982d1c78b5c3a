import type { GenerationEvent, Story } from '@storysprout/contracts/api/stories';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';

export type GenerationListener = (event: GenerationEvent) => void;

/** What the work of a run may do. */
export interface RunHooks {
  signal: AbortSignal;
  emit(event: Extract<GenerationEvent, { type: 'progress' | 'text' }>): void;
}

/**
 * One running generation. Any number of clients may follow it; each gets the events so far and then the rest. When the
 * last one has gone, it waits `rejoinMs` for one to come back, then ends itself.
 */
export class GenerationRun {
  /** The story; rejects with an AppError. */
  readonly result: Promise<Story>;
  /** Resolves with the first event, so that a failure before it can still be a plain reply: then it rejects. */
  readonly started: Promise<unknown>;

  private readonly controller = new AbortController();
  private readonly events: GenerationEvent[] = [];
  private readonly listeners = new Set<GenerationListener>();
  private markStarted: () => void = () => {};
  private clients = 0;
  private settled = false;
  private rejoinTimer: NodeJS.Timeout | undefined;

  /**
   * @param bodyHash what was asked for: another body under the same key is a conflict
   * @param rejoinMs 0 where nobody could come back, because the request had no key
   */
  constructor(
    readonly bodyHash: string,
    private readonly rejoinMs: number,
    work: (hooks: RunHooks) => Promise<Story>,
  ) {
    const firstEvent = new Promise<void>((resolve) => (this.markStarted = resolve));
    const hooks: RunHooks = {
      signal: this.controller.signal,
      // A writer that was ended may still report: nothing comes after the last event.
      emit: (event) => void (this.settled || this.emit(event)),
    };
    // Not before the next tick: the caller must be able to register the run before its work begins.
    this.result = Promise.resolve()
      .then(() => work(hooks))
      .then(
        (story) => this.finish(story),
        (error) => this.fail(error),
      );
    this.started = Promise.race([firstEvent, this.result]);
    // Nobody may be listening when it fails.
    this.result.catch(() => {});
    this.started.catch(() => {});
  }

  /** Counts a client in; the returned function counts it out again, once. */
  addClient(): () => void {
    this.clients += 1;
    clearTimeout(this.rejoinTimer);
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      this.clients -= 1;
      if (this.clients === 0 && !this.settled) this.scheduleStop();
    };
  }

  /** Hands over the events so far and then each new one; the returned function ends that. */
  subscribe(listener: GenerationListener): () => void {
    for (const event of this.events) listener(event);
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ends it; resolves once it has ended. Harmless when it has ended already. */
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
    this.settled = true;
    clearTimeout(this.rejoinTimer);
  }
}
