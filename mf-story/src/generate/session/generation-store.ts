import type { QueryClient } from '@tanstack/react-query';
import type { GenerationNews } from '../../api/generate-story';
import type { OpenGeneration } from './pending-generation';
import { advance, BEGINNING, type Progress, rejoined } from './progress';

export type GenerationState =
  /** `after`: the pupil has come back to the form by this button. */
  | { status: 'idle'; after?: 'stop' | 'change' }
  | { status: 'running'; order: OpenGeneration; progress: Progress; isLost: boolean }
  /** The story is there and its page about to open. */
  | { status: 'done'; order: OpenGeneration; progress: Progress }
  | { status: 'failed'; order: OpenGeneration; error: unknown };

/** The one generation of this app. It goes on while the pupil visits other pages. */
export class GenerationStore {
  /** What was stopped, until the server has ended it: another one before that would be one too many. */
  stopping: Promise<unknown> = Promise.resolve();

  private state: GenerationState = { status: 'idle' };
  private readonly listeners = new Set<() => void>();
  private controller = new AbortController();
  private homes = 0;
  private owner: string | undefined;

  readonly read = (): GenerationState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether the home page stands. */
  get isWatched(): boolean {
    return this.homes > 0;
  }

  /**
   * The home page has come; the returned function says that it has gone. What is over is forgotten then.
   * @param owner the pupil's id: what another one waits for is not shown
   */
  watch(owner: string | undefined): () => void {
    if (owner !== this.owner) this.rest();
    this.owner = owner;
    this.homes += 1;
    return () => {
      this.homes -= 1;
      if (!this.isWatched && this.state.status !== 'running') this.rest();
    };
  }

  /** @returns the signal that ends the new generation */
  begin(order: OpenGeneration): AbortSignal {
    this.controller = new AbortController();
    this.set({ status: 'running', order, progress: BEGINNING, isLost: false });
    return this.controller.signal;
  }

  hear(news: GenerationNews): void {
    if (this.state.status !== 'running') return;
    this.set({ ...this.state, progress: advance(this.state.progress, news), isLost: false });
  }

  lose(): void {
    if (this.state.status !== 'running') return;
    this.set({ ...this.state, progress: rejoined(this.state.progress), isLost: true });
  }

  finish(): void {
    if (this.state.status !== 'running') return;
    const { order, progress } = this.state;
    this.set({ status: 'done', order, progress });
  }

  fail(error: unknown): void {
    if (this.state.status !== 'running') return;
    this.set({ status: 'failed', order: this.state.order, error });
  }

  /** Back to the form; a running generation is not followed any more. */
  rest(after?: 'stop' | 'change'): void {
    this.controller.abort();
    this.set({ status: 'idle', after });
  }

  private set(state: GenerationState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const stores = new WeakMap<QueryClient, GenerationStore>();

/** The app's generation; an app has one query client. */
export function generationStoreOf(app: QueryClient): GenerationStore {
  const store = stores.get(app) ?? new GenerationStore();
  stores.set(app, store);
  return store;
}
