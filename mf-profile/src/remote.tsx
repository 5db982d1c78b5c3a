import type { PagesOf } from '@storysprout/contracts/remote';

/** What the shell asks this remote for. */
export const pages: PagesOf<'mf_profile'> = {
  Profile: () => import('./pages/profile/profile'),
  Recent: () => import('./pages/recent/recent'),
  Favorites: () => import('./pages/favorites/favorites'),
  Settings: () => import('./pages/settings/settings'),
};
