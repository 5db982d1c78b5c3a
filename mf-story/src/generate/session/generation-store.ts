import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { GenerationProgressEvent } from '../../api/generate-story';
import type { PendingGeneration } from './pending-generation';
import { INITIAL_PROGRESS, type Progress, progressAfterReconnect, reduceProgress } from './progress';

export type GenerationState =
  /** `after`: the button by which the pupil returned to the form. */
  | { status: 'idle'; after?: 'stop' | 'change' }
  | { status: 'running'; pending: PendingGeneration; progress: Progress; isReconnecting: boolean }
  /** The story has arrived and its page is about to open. */
  | { status: 'done'; pending: PendingGeneration; progress: Progress }
  | { status: 'failed'; pending: PendingGeneration; error: unknown };

/** State and transitions of the app's one generation. It continues while the pupil visits other pages. */
export class GenerationStore {
  private readonly store = createStore<GenerationState>(() => ({ status: 'idle' }));
  private controller = new AbortController();
  private homeMountCount = 0;
  private owner: string | undefined;
  private pendingCancellation: Promise<unknown> = Promise.resolve();

  readonly getState = this.store.getState;
  readonly subscribe = this.store.subscribe;

  get isHomeMounted(): boolean {
    return this.homeMountCount > 0;
  }

  /**
   * Counts a mount of the home page. Unmounting it resets a generation that has ended.
   * @param owner the pupil's id; the generation of another pupil is reset
   * @returns the unmount function
   */
  mountHome(owner: string | undefined): () => void {
    if (owner !== this.owner) this.reset();
    this.owner = owner;
    this.homeMountCount += 1;
    return () => {
      this.homeMountCount -= 1;
      if (!this.isHomeMounted && this.getState().status !== 'running') this.reset();
    };
  }

  /** @returns the signal that aborts the new generation */
  start(pending: PendingGeneration): AbortSignal {
    this.controller = new AbortController();
    this.replaceState({ status: 'running', pending, progress: INITIAL_PROGRESS, isReconnecting: false });
    return this.controller.signal;
  }

  onEvent(event: GenerationProgressEvent): void {
    const state = this.getState();
    if (state.status !== 'running') return;
    const progress = reduceProgress(state.progress, event);
    this.replaceState({ ...state, progress, isReconnecting: false });
  }

  onDisconnect(): void {
    const state = this.getState();
    if (state.status !== 'running') return;
    this.replaceState({ ...state, progress: progressAfterReconnect(state.progress), isReconnecting: true });
  }

  finish(): void {
    const state = this.getState();
    if (state.status !== 'running') return;
    this.replaceState({ status: 'done', pending: state.pending, progress: state.progress });
  }

  fail(error: unknown): void {
    const state = this.getState();
    if (state.status !== 'running') return;
    this.replaceState({ status: 'failed', pending: state.pending, error });
  }

  /** Returns to the form; a running generation is aborted in this browser. */
  reset(after?: 'stop' | 'change'): void {
    this.controller.abort();
    this.replaceState({ status: 'idle', after });
  }

  /** Keeps the request that cancels a generation on the server. */
  trackCancellation(request: Promise<unknown>): void {
    this.pendingCancellation = request;
  }

  /** Resolves once the server has ended a cancelled generation: another one before that would exceed its limit. */
  waitForCancellation(): Promise<unknown> {
    return this.pendingCancellation;
  }

  private replaceState(state: GenerationState): void {
    this.store.setState(state, true);
  }
}

const stores = new WeakMap<QueryClient, GenerationStore>();

/** The app's generation store; an app has one query client. */
export function generationStoreOf(queryClient: QueryClient): GenerationStore {
  const store = stores.get(queryClient) ?? new GenerationStore();
  stores.set(queryClient, store);
  return store;
}
