import type { ComponentType } from 'react';

/** The pages each remote gives the shell, by name. The shell's router says which page stands at which path. */
export interface RemotePages {
  mf_auth: 'Login' | 'GoogleCallback' | 'ResetPassword' | 'VerifyEmail';
  mf_story: 'Home' | 'StoryDetail';
  mf_profile: 'Profile' | 'Recent' | 'Favorites' | 'Settings';
}
export type RemoteName = keyof RemotePages;
export const REMOTE_NAMES: readonly RemoteName[] = ['mf_auth', 'mf_story', 'mf_profile'];

/** What a remote's one exposed module, `./remote`, exports as `pages`. A page that is not built yet is left out. */
export type PagesOf<Name extends RemoteName> = Partial<
  Record<RemotePages[Name], () => Promise<{ default: ComponentType }>>
>;
export interface RemoteModule<Name extends RemoteName = RemoteName> {
  pages: PagesOf<Name>;
}
