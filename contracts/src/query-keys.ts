/** Keys of the shell's one QueryClient, so that what one remote changes shows in another's lists. */
export const queryKeys = {
  config: ['config'] as const,
  profile: ['users', 'profile'] as const,
  story: (id: string) => ['stories', 'one', id] as const,
  stories: ['stories', 'list'] as const,
  storyPage: (page: number, limit: number) => ['stories', 'list', page, limit] as const,
  favorites: ['favorites', 'list'] as const,
  favoritePage: (page: number, limit: number) => ['favorites', 'list', page, limit] as const,
};
