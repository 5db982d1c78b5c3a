import type { RemoteName, RemotePages } from '@storysprout/contracts/remote';

/** A page of a remote at a path. Where a guest may not go, the shell sends them to /login. */
export type Route = {
  [Name in RemoteName]: {
    path: string;
    remote: Name;
    page: RemotePages[Name];
    /** `guest`: only while signed out; `user`: only while signed in. */
    access: 'public' | 'guest' | 'user';
  };
}[RemoteName];

export const ROUTES: readonly Route[] = [
  { path: '/', remote: 'mf_story', page: 'Home', access: 'public' },
  { path: '/story/:id', remote: 'mf_story', page: 'StoryDetail', access: 'public' },
  { path: '/login', remote: 'mf_auth', page: 'Login', access: 'guest' },
  { path: '/profile', remote: 'mf_profile', page: 'Profile', access: 'user' },
  { path: '/profile/recent', remote: 'mf_profile', page: 'Recent', access: 'user' },
  { path: '/profile/favorites', remote: 'mf_profile', page: 'Favorites', access: 'user' },
];
