import type { GenerateBody } from '@storysprout/contracts/api/stories';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { describeGenerationFailure } from './generation-failure';
import { generationStoreOf } from './generation-store';
import {
  clearPendingGeneration,
  createPendingGeneration,
  findResumableGeneration,
  suspendGeneration,
} from './pending-generation';
import { isResponseLost } from './run-generation';
import { useGenerationRun } from './use-generation-run';

/**
 * State and actions of story generation, for the home page. A guest is redirected to the login without a request. After
 * a reload, a generation in progress is resumed.
 */
export function useGeneration() {
  const { session, goToLogin } = useShell();
  const t = useMessages(catalogue);
  const store = generationStoreOf(useQueryClient());
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { startGeneration, cancelOnServer } = useGenerationRun(store);
  const userId = session.user?.id;

  const resume = useEffectEvent(() => {
    if (userId === undefined || store.getState().status !== 'idle') return;
    const pending = findResumableGeneration(userId);
    if (pending) void startGeneration(pending, true);
  });
  useEffect(() => {
    const unmountHome = store.mountHome(userId);
    resume();
    return unmountHome;
  }, [store, userId]);

  const generate = (body: GenerateBody) => {
    // Read from the store: React renders the running state later, and a second press must not send a second request.
    const { status } = store.getState();
    if (userId === undefined) goToLogin();
    else if (status === 'idle' || status === 'failed')
      void startGeneration(createPendingGeneration(body, userId), false);
  };

  return {
    state,
    isPending: state.status === 'running' || state.status === 'done',
    failure: state.status === 'failed' ? describeGenerationFailure(state.error, t) : undefined,
    generate,
    retry: () => {
      if (state.status === 'failed') generate(state.pending.body);
    },
    /** Cancels the generation and shows the form with the same values. */
    stop: () => {
      if (state.status !== 'running') return;
      clearPendingGeneration();
      store.reset('stop');
      cancelOnServer(state.pending);
    },
    /** Removes the failure when the pupil changes the form. @param after the button that did it */
    dismissFailure: (after?: 'change') => {
      if (state.status !== 'failed') return;
      if (isResponseLost(state.error)) cancelOnServer(state.pending);
      suspendGeneration();
      store.reset(after);
    },
  };
}

export type GenerationControl = ReturnType<typeof useGeneration>;
