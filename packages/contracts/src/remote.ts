import type { ComponentType } from 'react';

/** The pages of each remote by name. The shell's routes map paths to them. */
export interface RemotePages {
  mf_auth: 'Login' | 'GoogleCallback' | 'ResetPassword' | 'VerifyEmail';
  mf_story: 'Home' | 'StoryDetail';
  mf_profile: 'Profile' | 'Recent' | 'Favorites' | 'Settings';
}
export type RemoteName = keyof RemotePages;
/** By name, so that none can be missing. */
const EVERY_REMOTE: Record<RemoteName, true> = { mf_auth: true, mf_story: true, mf_profile: true };
export const REMOTE_NAMES = Object.keys(EVERY_REMOTE) as readonly RemoteName[];

/** Export `pages` of a remote's one exposed module, `./remote`. A page that does not exist yet is left out. */
export type PagesOf<Name extends RemoteName> = Partial<
  Record<RemotePages[Name], () => Promise<{ default: ComponentType }>>
>;
export interface RemoteModule<Name extends RemoteName = RemoteName> {
  pages: PagesOf<Name>;
}
