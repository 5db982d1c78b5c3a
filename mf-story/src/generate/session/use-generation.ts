import type { GenerateBody, Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { clearDraft } from '../form/draft';
import { describeGenerationFailure } from './generation-failure';
import { generationStoreOf } from './generation-store';
import {
  closeGeneration,
  type OpenGeneration,
  openGeneration,
  setGenerationAside,
  waitingGeneration,
} from './pending-generation';
import { isAnswerLost, runGeneration } from './run-generation';

/**
 * Generates a story and opens it. A guest is sent to the login without a call. A generation that was under way when the
 * page was left or reloaded is joined again.
 */
export function useGeneration() {
  const shell = useShell();
  const t = useMessages(catalogue);
  const queryClient = useQueryClient();
  const store = generationStoreOf(queryClient);
  const state = useSyncExternalStore(store.subscribe, store.read);
  const userId = shell.session.user?.id;
  const isPending = state.status === 'running' || state.status === 'done';

  const open = (story: Story) => {
    closeGeneration();
    clearDraft();
    queryClient.setQueryData(queryKeys.story(story.id), story);
    void queryClient.invalidateQueries({ queryKey: queryKeys.stories });
    void shell.refreshProfile();
    // Who has gone on to another page is told, not torn away from it.
    if (store.isWatched) shell.navigate(`/story/${story.id}`);
    else shell.toast(t.generated, 'success');
  };

  const explain = (error: unknown) => {
    if (!isAnswerLost(error)) closeGeneration();
    const isTold = store.isWatched || describeGenerationFailure(error, t) === undefined;
    if (!isTold) shell.toast(t.growing.failedElsewhere, 'error');
  };

  const follow = async (order: OpenGeneration, isUnderWay: boolean) => {
    const signal = store.begin(order);
    try {
      await store.stopping;
      const story = await runGeneration(shell, {
        ...order,
        signal,
        isUnderWay,
        onNews: (news) => store.hear(news),
        onLost: () => store.lose(),
      });
      if (signal.aborted) return;
      store.finish();
      open(story);
    } catch (error) {
      if (signal.aborted) return;
      store.fail(error);
      explain(error);
    }
  };

  const generate = (body: GenerateBody) => {
    // Asked of the store: React learns of a running one a moment late, and a second press sends no second call.
    const { status } = store.read();
    if (userId === undefined) shell.goToLogin();
    else if (status === 'idle' || status === 'failed') void follow(openGeneration(body, userId), false);
  };

  const endOnServer = ({ key }: OpenGeneration) => {
    // It may have ended already; and where the call does not arrive, the server ends what nobody follows.
    store.stopping = shell
      .api('DELETE /stories/generations/{key}', { params: { key } })
      .catch(() => undefined);
  };

  const goOn = useEffectEvent(() => {
    if (userId === undefined || store.read().status !== 'idle') return;
    const waiting = waitingGeneration(userId);
    if (waiting) void follow(waiting, true);
  });
  useEffect(() => {
    const leave = store.watch(userId);
    goOn();
    return leave;
  }, [store, userId]);

  return {
    state,
    isPending,
    failure: state.status === 'failed' ? describeGenerationFailure(state.error, t) : undefined,
    generate,
    tryAgain: () => {
      if (state.status === 'failed') generate(state.order.body);
    },
    /** Ends it, and gives the form back as it was. */
    stop: () => {
      if (state.status !== 'running') return;
      closeGeneration();
      store.rest('stop');
      endOnServer(state.order);
    },
    /** Takes the failure away, once the pupil changes something; `after` says by which button. */
    forgetFailure: (after?: 'change') => {
      if (state.status !== 'failed') return;
      if (isAnswerLost(state.error)) endOnServer(state.order);
      setGenerationAside();
      store.rest(after);
    },
  };
}

export type GenerationControl = ReturnType<typeof useGeneration>;
