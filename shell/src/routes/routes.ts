import type { RemoteName, RemotePages } from '@storysprout/contracts/remote';

/** `guest`: only while signed out; `user`: only while signed in, else redirected to /login. */
export type RouteAccess = 'public' | 'guest' | 'user';

/** A page of a remote at a path. */
export type Route = {
  [Name in RemoteName]: {
    path: string;
    remote: Name;
    page: RemotePages[Name];
    access: RouteAccess;
    /** Rendered without the layout: a popup that closes itself. */
    bare?: true;
  };
}[RemoteName];

export const ROUTES: readonly Route[] = [
  { path: '/', remote: 'mf_story', page: 'Home', access: 'public' },
  { path: '/story/:id', remote: 'mf_story', page: 'StoryDetail', access: 'public' },
  { path: '/login', remote: 'mf_auth', page: 'Login', access: 'guest' },
  {
    path: '/auth/google/callback',
    remote: 'mf_auth',
    page: 'GoogleCallback',
    access: 'public',
    bare: true,
  },
  { path: '/reset-password', remote: 'mf_auth', page: 'ResetPassword', access: 'public' },
  { path: '/verify-email', remote: 'mf_auth', page: 'VerifyEmail', access: 'public' },
  { path: '/profile', remote: 'mf_profile', page: 'Profile', access: 'user' },
  { path: '/profile/recent', remote: 'mf_profile', page: 'Recent', access: 'user' },
  { path: '/profile/favorites', remote: 'mf_profile', page: 'Favorites', access: 'user' },
  { path: '/profile/settings', remote: 'mf_profile', page: 'Settings', access: 'user' },
];

/** A page of the shell itself at a path. */
export interface ShellRoute {
  path: string;
  page: 'About' | 'Terms' | 'Privacy' | 'FavoritesPointer' | 'SettingsPlaceholder';
  access: RouteAccess;
}

export const SHELL_ROUTES: readonly ShellRoute[] = [
  { path: '/about', page: 'About', access: 'public' },
  { path: '/terms', page: 'Terms', access: 'public' },
  { path: '/privacy', page: 'Privacy', access: 'public' },
  { path: '/favorites', page: 'FavoritesPointer', access: 'user' },
  { path: '/settings', page: 'SettingsPlaceholder', access: 'user' },
];
