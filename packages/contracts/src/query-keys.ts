import type { Grade } from './rules.js';

/** Filter of the list of favourites. */
export interface FavoriteFilter {
  category?: string;
  grade?: Grade;
  /** Search text for theme, note and category. */
  q?: string;
}

/** Query keys of the shared QueryClient, so that a change by one remote invalidates the lists of another. */
export const queryKeys = {
  config: ['config'] as const,
  profile: ['users', 'profile'] as const,
  stats: (range: string) => ['users', 'stats', range] as const,
  logins: ['auth', 'logins'] as const,
  sessions: ['auth', 'sessions'] as const,
  voicePreview: (voice: string) => ['voices', voice, 'preview'] as const,
  story: (id: string) => ['stories', 'one', id] as const,
  stories: ['stories', 'list'] as const,
  storyPage: (page: number, limit: number) => ['stories', 'list', page, limit] as const,
  /** Prefix of everything that a changed favourite invalidates. */
  favorites: ['favorites'] as const,
  favoriteLists: ['favorites', 'list'] as const,
  favoritePage: (page: number, limit: number, filter: FavoriteFilter = {}) =>
    ['favorites', 'list', page, limit, filter] as const,
  favoriteCategories: ['favorites', 'categories'] as const,
};
