import type { PagesOf } from '@storysprout/contracts/remote';

/** Pages that this remote exposes to the shell. */
export const pages: PagesOf<'mf_profile'> = {
  Profile: () => import('./pages/profile/profile'),
  Recent: () => import('./pages/recent/recent'),
  Favorites: () => import('./pages/favorites/favorites'),
  Settings: () => import('./pages/settings/settings'),
};
