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
  /** Forgets user and token; the region stays. */
  clear(): void;
  setUser(user: User): void;
  /** Of a guest: who is signed in has the region of their account. */
  setRegion(region: Region): void;
}

/** The session, and the only holder of the token. Exactly four fields are kept in the browser's storage. */
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

/** Follows sign-in and sign-out in other tabs. Returns the way to stop. */
export function syncAcrossTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY) void useAuthStore.persist.rehydrate();
    if (event.key === AUTH_STORAGE_KEY && event.newValue === null) useAuthStore.getState().clear();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
