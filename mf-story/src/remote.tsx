import type { PagesOf } from '@storysprout/contracts/remote';

/** What the shell asks this remote for. */
export const pages: PagesOf<'mf_story'> = {
  Home: () => import('./pages/home/home'),
  StoryDetail: () => import('./pages/story-detail/story-detail'),
};
