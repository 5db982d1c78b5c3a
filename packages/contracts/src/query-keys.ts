import type { Grade } from './rules.js';

/** What narrows the list of favourites; left out where it narrows nothing. */
export interface FavoriteFilter {
  category?: string;
  grade?: Grade;
  /** Words of theme, note or category. */
  q?: string;
}

/** Keys of the shell's one QueryClient, so that what one remote changes shows in another's lists. */
export const queryKeys = {
  config: ['config'] as const,
  profile: ['users', 'profile'] as const,
  stats: (range: string) => ['users', 'stats', range] as const,
  logins: ['auth', 'logins'] as const,
  voicePreview: (voice: string) => ['voices', voice, 'preview'] as const,
  story: (id: string) => ['stories', 'one', id] as const,
  stories: ['stories', 'list'] as const,
  storyPage: (page: number, limit: number) => ['stories', 'list', page, limit] as const,
  /** Everything that a favourite added, changed or removed puts out of date. */
  favorites: ['favorites'] as const,
  favoriteLists: ['favorites', 'list'] as const,
  favoritePage: (page: number, limit: number, filter: FavoriteFilter = {}) =>
    ['favorites', 'list', page, limit, filter] as const,
  favoriteCategories: ['favorites', 'categories'] as const,
};
