import type { GenerateBody, Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { generateStory } from '../api/generate-story';
import { catalogue } from '../i18n/catalogue';
import { clearDraft } from './draft';
import { describeGenerationFailure } from './generation-failure';
import { closeKey, openKey } from './idempotency-key';

const isAnswerLost = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** Generates a story and opens it. A guest is sent to the login without a call. */
export function useGeneration() {
  const shell = useShell();
  const t = useMessages(catalogue);
  const queryClient = useQueryClient();
  const isHere = useRef(false);
  // React learns of a running request a moment late: a second press in the same moment must not send another.
  const sending = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const mutation = useMutation({
    mutationFn: (body: GenerateBody): Promise<Story> => generateStory(shell.api, body, openKey(body)),
    onSuccess: (story) => {
      closeKey();
      clearDraft();
      queryClient.setQueryData(queryKeys.story(story.id), story);
      void queryClient.invalidateQueries({ queryKey: queryKeys.stories });
      void shell.refreshProfile();
      // Who has gone on to another page is told, not torn away from it.
      if (isHere.current) shell.navigate(`/story/${story.id}`);
      else shell.toast(t.generated, 'success');
    },
    onError: (error) => {
      if (!isAnswerLost(error)) closeKey();
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const generate = (body: GenerateBody) => {
    if (!shell.session.isLoggedIn) {
      shell.goToLogin();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    mutation.mutate(body);
  };

  return {
    generate,
    isPending: mutation.isPending,
    failure: mutation.isError ? describeGenerationFailure(mutation.error, t) : undefined,
    /** Takes the failure away, once the pupil changes something. */
    forgetFailure: () => {
      if (mutation.isError) mutation.reset();
    },
  };
}
