import type { PagesOf } from '@storysprout/contracts/remote';

/** The pages that the shell loads from this remote. */
export const pages: PagesOf<'mf_story'> = {
  Home: () => import('./pages/home/home'),
  StoryDetail: () => import('./pages/story-detail/story-detail'),
};
