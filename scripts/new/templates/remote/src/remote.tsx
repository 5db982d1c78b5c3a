import type { PagesOf } from '@storysprout/contracts/remote';

/** The pages that the shell loads from this remote. */
export const pages: PagesOf<'mf_part'> = {
  Home: () => import('./pages/home/home'),
};
