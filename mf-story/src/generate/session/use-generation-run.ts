import { useShell } from '@storysprout/contracts/shell';
import { clearDraft } from '../form/draft';
import type { GenerationStore } from './generation-store';
import { clearPendingGeneration, type PendingGeneration } from './pending-generation';
import { isResponseLost, runGeneration } from './run-generation';
import { useGenerationResult } from './use-generation-result';

/** Runs generations: sends the request, feeds the store with its events and stores the result. */
export function useGenerationRun(store: GenerationStore) {
  const shell = useShell();
  const { cacheStory, openStory, reportFailure } = useGenerationResult(store);

  /** @param isResumed the server is generating it already */
  const startGeneration = async (pending: PendingGeneration, isResumed: boolean) => {
    const signal = store.start(pending);
    try {
      await store.waitForCancellation();
      const story = await runGeneration(shell, {
        ...pending,
        signal,
        isResumed,
        onEvent: (event) => store.onEvent(event),
        onDisconnect: () => store.onDisconnect(),
      });
      if (signal.aborted) return;
      store.finish();
      clearPendingGeneration();
      clearDraft();
      cacheStory(story);
      openStory(story);
    } catch (error) {
      if (signal.aborted) return;
      store.fail(error);
      if (!isResponseLost(error)) clearPendingGeneration();
      reportFailure(error);
    }
  };

  /** Errors are ignored: it may have ended already, and the server ends a generation that has no client. */
  const cancelOnServer = ({ key }: PendingGeneration) =>
    store.trackCancellation(
      shell.api('DELETE /stories/generations/{key}', { params: { key } }).catch(() => undefined),
    );

  return { startGeneration, cancelOnServer };
}
