import type { PagesOf } from '@storysprout/contracts/remote';

/** The pages that this remote gives the shell. */
export const pages: PagesOf<'mf_auth'> = {
  Login: () => import('./pages/login/login'),
  GoogleCallback: () => import('./pages/google-callback/google-callback'),
  ResetPassword: () => import('./pages/reset-password/reset-password'),
  VerifyEmail: () => import('./pages/verify-email/verify-email'),
};
