import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeApi, fakeUser } from '@storysprout/contracts/shell/fake';
import { useAuthStore } from './auth-store';
import { takeReturnPath } from './login-redirect';
import { issuedAt, keepTokenFresh, refreshOldToken } from './token-refresh';

const HOUR = 3_600_000;
const tokenOf = (age: number, name = 'one') => {
  const payload = { iat: Math.floor((Date.now() - age) / 1000), name };
  return `header.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;
};
const fresh = tokenOf(0, 'fresh');
const current = () => useAuthStore.getState().token;

let requests: ApiRequest[];
let respond: () => Promise<unknown>;
const api = createFakeApi((request) => {
  requests.push(request);
  return respond();
});
const settled = () => new Promise((done) => setTimeout(done, 10));

beforeEach(() => {
  localStorage.clear();
  requests = [];
  respond = () => Promise.resolve({ userInfo: fakeUser, token: fresh });
});
afterEach(() => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

describe('a token’s age', () => {
  it('is read from the token', () => {
    expect(issuedAt(tokenOf(HOUR))).toBe(Math.floor((Date.now() - HOUR) / 1000) * 1000);
  });

  it.each(['', 'no-token', 'a.b.c', `a.${btoa('{}')}.c`])('is unknown of %j', (token) => {
    expect(issuedAt(token)).toBeUndefined();
  });
});

describe('refreshing the token', () => {
  it('does not refresh a token younger than a day', async () => {
    useAuthStore.getState().login(fakeUser, tokenOf(23 * HOUR));
    await refreshOldToken(api);
    expect(requests).toEqual([]);
  });

  it('refreshes a token older than a day, and stays on the page if it is rejected', async () => {
    useAuthStore.getState().login(fakeUser, tokenOf(25 * HOUR));
    await refreshOldToken(api);
    expect(requests).toEqual([{ method: 'POST', path: '/auth/refresh', redirectOnSessionEnd: false }]);
    expect(current()).toBe(fresh);
  });

  it('keeps the token after a failure, and does not retry at once', async () => {
    const old = tokenOf(25 * HOUR);
    useAuthStore.getState().login(fakeUser, old);
    respond = () => Promise.reject(new Error('the network is away'));
    await refreshOldToken(api);
    await refreshOldToken(api);
    expect(current()).toBe(old);
    expect(requests).toHaveLength(1);
  });

  it('saves the return path when the token is rejected', async () => {
    history.replaceState(null, '', '/profile/recent');
    useAuthStore.getState().login(fakeUser, tokenOf(25 * HOUR));
    const refused = { name: 'ApiError', code: 'UNAUTHENTICATED', status: 401 };
    respond = () => Promise.reject(Object.assign(new Error('no'), refused));
    await refreshOldToken(api);
    expect(takeReturnPath()).toBe('/profile/recent');
  });

  it('does not sign in a user who has signed out meanwhile', async () => {
    useAuthStore.getState().login(fakeUser, tokenOf(25 * HOUR));
    respond = () => {
      useAuthStore.getState().clear();
      return Promise.resolve({ userInfo: fakeUser, token: fresh });
    };
    await refreshOldToken(api);
    expect(useAuthStore.getState()).toMatchObject({ isLoggedIn: false, token: null });
  });

  it('does nothing while another tab holds the lock', async () => {
    useAuthStore.getState().login(fakeUser, tokenOf(25 * HOUR));
    const request = jest.fn((_name: string, _options: object, work: (lock: null) => unknown) => work(null));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await refreshOldToken(api);
    expect(request).toHaveBeenCalledTimes(1);
    expect(requests).toEqual([]);
  });

  it('adopts a token that another tab has just refreshed', async () => {
    useAuthStore.getState().login(fakeUser, tokenOf(25 * HOUR));
    const kept = JSON.parse(localStorage.getItem('auth-storage')!) as { state: object };
    localStorage.setItem('auth-storage', JSON.stringify({ ...kept, state: { ...kept.state, token: fresh } }));
    await refreshOldToken(api);
    expect(requests).toEqual([]);
    expect(current()).toBe(fresh);
  });

  it('checks the token again on focus', async () => {
    useAuthStore.getState().login(fakeUser, tokenOf(HOUR));
    const stop = keepTokenFresh(api);
    await settled();
    expect(requests).toEqual([]);
    useAuthStore.getState().login(fakeUser, tokenOf(25 * HOUR));
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(requests).toHaveLength(1);
    stop();
  });
});
