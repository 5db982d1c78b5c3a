import type { User } from '@storysprout/contracts/api/users';
import type { Region } from '@storysprout/contracts/rules';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const AUTH_STORAGE_KEY = 'auth-storage';

interface AuthState {
  user: User | null;
  token: string | null;
  isLoggedIn: boolean;
  region: Region;
  login(user: User, token: string): void;
  /** Clears user and token; the region stays. */
  clear(): void;
  setUser(user: User): void;
  /** Sets a guest's region; a signed-in user has the region of the account. */
  setRegion(region: Region): void;
}

/** Store of the session and only holder of the token. Exactly four fields are persisted in local storage. */
export const useAuthStore = create<AuthState>()(
  persist(
    (set) => ({
      user: null,
      token: null,
      isLoggedIn: false,
      region: 'global',
      login: (user, token) => set({ user, token, isLoggedIn: true, region: user.region }),
      clear: () => set({ user: null, token: null, isLoggedIn: false }),
      setRegion: (region) => set(({ isLoggedIn }) => (isLoggedIn ? {} : { region })),
      setUser: (user) => set((state) => (state.isLoggedIn ? { user } : {})),
    }),
    {
      name: AUTH_STORAGE_KEY,
      partialize: ({ user, token, isLoggedIn, region }) => ({ user, token, isLoggedIn, region }),
    },
  ),
);

/** Synchronises sign-in and sign-out with other tabs. Returns a function that unsubscribes. */
export function syncAcrossTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY) void useAuthStore.persist.rehydrate();
    if (event.key === AUTH_STORAGE_KEY && event.newValue === null) useAuthStore.getState().clear();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
