import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { catalogue } from '../../i18n/catalogue';
import { describeGenerationFailure } from './generation-failure';
import type { GenerationStore } from './generation-store';

/** Hands the result of a generation to the query cache and the pupil: on the home page, or by a toast elsewhere. */
export function useGenerationResult(store: GenerationStore) {
  const { navigate, refreshProfile, toast } = useShell();
  const t = useMessages(catalogue);
  const queryClient = useQueryClient();

  return {
    /** Caches the story and refetches what counts or lists stories. */
    cacheStory: (story: Story) => {
      queryClient.setQueryData(queryKeys.story(story.id), story);
      void queryClient.invalidateQueries({ queryKey: queryKeys.stories });
      void refreshProfile();
    },
    /** Opens the story's page. A pupil who has left the home page gets a toast and stays there. */
    openStory: (story: Story) => {
      if (store.isHomeMounted) navigate(`/story/${story.id}`);
      else toast(t.generated, 'success');
    },
    /** The home page shows a failure by itself; elsewhere a toast does. */
    reportFailure: (error: unknown) => {
      const isSilent = store.isHomeMounted || describeGenerationFailure(error, t) === undefined;
      if (!isSilent) toast(t.growing.failedElsewhere, 'error');
    },
  };
}
