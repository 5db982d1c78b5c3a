import type { PagesOf } from '@storysprout/contracts/remote';

/** The pages that this remote gives the shell. */
export const pages: PagesOf<'mf_profile'> = {
  Profile: () => import('./pages/profile/profile'),
  Recent: () => import('./pages/recent/recent'),
  Favorites: () => import('./pages/favorites/favorites'),
  Settings: () => import('./pages/settings/settings'),
};
