import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeUser } from '@storysprout/contracts/shell/fake';
import { AUTH_STORAGE_KEY, syncAcrossTabs, useAuthStore } from './auth-store';

const stored = () => (JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? '{}') as { state: object }).state;

beforeEach(() => {
  localStorage.clear();
  useAuthStore.setState({ user: null, token: null, isLoggedIn: false, region: 'global' });
});

describe('the session', () => {
  it('starts signed out in the global region', () => {
    expect(useAuthStore.getState()).toMatchObject({
      user: null,
      token: null,
      isLoggedIn: false,
      region: 'global',
    });
  });

  it('stores user, token and the user’s region at sign-in', () => {
    useAuthStore.getState().login({ ...fakeUser, region: 'china' }, 'a-token');
    expect(useAuthStore.getState()).toMatchObject({ token: 'a-token', isLoggedIn: true, region: 'china' });
  });

  it('keeps the region when it is cleared', () => {
    useAuthStore.getState().login({ ...fakeUser, region: 'china' }, 'a-token');
    useAuthStore.getState().clear();
    expect(useAuthStore.getState()).toMatchObject({
      user: null,
      token: null,
      isLoggedIn: false,
      region: 'china',
    });
  });

  it('stores exactly four fields in the local storage', () => {
    useAuthStore.getState().login(fakeUser, 'a-token');
    expect(Object.keys(stored()).sort()).toEqual(['isLoggedIn', 'region', 'token', 'user']);
  });

  it('ignores a profile that arrives after signing out', () => {
    useAuthStore.getState().setUser(fakeUser);
    expect(useAuthStore.getState().user).toBeNull();
  });

  it('is cleared when another tab signs out', async () => {
    const stop = syncAcrossTabs();
    useAuthStore.getState().login(fakeUser, 'a-token');
    const signedOut = JSON.stringify({
      state: { user: null, token: null, isLoggedIn: false, region: 'china' },
      version: 0,
    });
    localStorage.setItem(AUTH_STORAGE_KEY, signedOut);
    window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY, newValue: signedOut }));
    await Promise.resolve();
    expect(useAuthStore.getState().isLoggedIn).toBe(false);
    stop();
  });
});
