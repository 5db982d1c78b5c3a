import type { PagesOf } from '@storysprout/contracts/remote';

/** What the shell asks this remote for. */
export const pages: PagesOf<'mf_auth'> = {
  Login: () => import('./pages/login/login'),
};
