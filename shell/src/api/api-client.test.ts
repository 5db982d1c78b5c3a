/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiError } from '@storysprout/contracts/shell';
import { fakeUser } from '@storysprout/contracts/shell/fake';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const reportRefusedToken = jest.fn<(token: string) => void>();
jest.mock('../session/foreign-token', () => ({ reportRefusedToken }));

let respond: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;

beforeAll(async () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  ((_request, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body))) satisfies typeof respond;

async function setUp() {
  const { useAuthStore } = await import('../session/auth-store');
  const { createApiClient, http } = await import('./api-client');
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onSessionEnd = jest.fn();
  return { useAuthStore, api: createApiClient(onSessionEnd), onSessionEnd };
}

const refused = reply(401, { success: false, data: null, message: 'No', code: 'UNAUTHENTICATED' });

describe('the request client', () => {
  beforeEach(async () => {
    const { useAuthStore } = await setUp();
    useAuthStore.getState().login(fakeUser, 'current-token');
  });

  it('sends the token and returns the envelope’s data', async () => {
    const { api } = await setUp();
    let authorization: string | undefined;
    respond = (request, response) => {
      authorization = request.headers.authorization;
      reply(200, { success: true, data: { n: 1 }, message: '' })(request, response);
    };
    await expect(api({ method: 'GET', path: '/x' })).resolves.toEqual({ n: 1 });
    expect(authorization).toBe('Bearer current-token');
  });

  it('rejects for an envelope with `success: false`, whatever the status', async () => {
    const { api } = await setUp();
    respond = reply(200, { success: false, data: null, message: 'Not today' });
    await expect(api({ method: 'GET', path: '/x' })).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Not today',
      status: 200,
    });
  });

  it('returns a raw reply whole, and rejects for an error envelope', async () => {
    const { api } = await setUp();
    const ask = () => api({ method: 'GET', path: '/users/export', raw: true });
    respond = reply(200, { exportedAt: 'today', data: 1 });
    await expect(ask()).resolves.toEqual({ exportedAt: 'today', data: 1 });
    respond = reply(503, { success: false, data: null, message: 'Away', code: 'UNAVAILABLE' });
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('turns an error envelope into an ApiError with code, status, field errors and Retry-After', async () => {
    const { api } = await setUp();
    const errors = [{ path: 'theme', message: 'too long' }];
    respond = reply(
      429,
      { success: false, data: null, message: 'Slow', code: 'RATE_LIMITED', errors },
      { 'Retry-After': '7' },
    );
    const error = (await api({ method: 'GET', path: '/x' }).catch((e: unknown) => e)) as ApiError;
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 'RATE_LIMITED',
      status: 429,
      errors,
      retryAfter: 7,
    });
  });

  it('rejects with NETWORK for an unreachable server', async () => {
    const { api } = await setUp();
    respond = (request) => request.socket.destroy();
    await expect(api({ method: 'GET', path: '/x' })).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('ends the session when the current token is rejected', async () => {
    const { api, useAuthStore, onSessionEnd } = await setUp();
    respond = refused;
    await expect(api({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 401 });
    expect(useAuthStore.getState().isLoggedIn).toBe(false);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('keeps the session for a wrong password', async () => {
    const { api, useAuthStore, onSessionEnd } = await setUp();
    respond = reply(401, { success: false, data: null, message: 'No', code: 'INVALID_CREDENTIALS' });
    await expect(api({ method: 'POST', path: '/auth/email' })).rejects.toMatchObject({ status: 401 });
    expect(useAuthStore.getState().isLoggedIn).toBe(true);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['the AI provider rejects the operator’s key', 502, 'PROVIDER_FAILED'],
    ['the database is unavailable', 503, 'UNAVAILABLE'],
    ['the story belongs to another user', 403, 'FORBIDDEN'],
    ['the server has an internal error', 500, 'INTERNAL'],
  ])('keeps the session when %s', async (_fault, status, code) => {
    const { api, useAuthStore, onSessionEnd } = await setUp();
    respond = reply(status, { success: false, data: null, message: 'No', code });
    await expect(api({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status, code });
    expect(useAuthStore.getState().isLoggedIn).toBe(true);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('repeats the request when an older token is rejected, and keeps the session', async () => {
    const { api, useAuthStore, onSessionEnd } = await setUp();
    respond = (request, response) => {
      if (request.headers.authorization === 'Bearer newer-token')
        return reply(200, { success: true, data: 'done', message: '' })(request, response);
      useAuthStore.getState().login(fakeUser, 'newer-token');
      return refused(request, response);
    };
    await expect(api({ method: 'GET', path: '/x' })).resolves.toBe('done');
    expect(useAuthStore.getState()).toMatchObject({ isLoggedIn: true, token: 'newer-token' });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('reads what another tab has stored while this one slept, before it ends a session', async () => {
    const { api, useAuthStore, onSessionEnd } = await setUp();
    const stored = JSON.parse(window.localStorage.getItem('auth-storage')!) as { state: object };
    const changed = { ...stored, state: { ...stored.state, token: 'refreshed-elsewhere' } };
    respond = (request, response) => {
      const isOld = request.headers.authorization === 'Bearer current-token';
      (isOld ? refused : reply(200, { success: true, data: 'done', message: '' }))(request, response);
    };
    window.localStorage.setItem('auth-storage', JSON.stringify(changed));
    await expect(api({ method: 'POST', path: '/x' })).resolves.toBe('done');
    expect(useAuthStore.getState().token).toBe('refreshed-elsewhere');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('reports a refused token, which ends a stolen session', async () => {
    const { api } = await setUp();
    reportRefusedToken.mockClear();
    respond = refused;
    await expect(api({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 401 });
    expect(reportRefusedToken.mock.calls).toEqual([['current-token']]);
  });

  it('stays on the page with `redirectOnSessionEnd: false`', async () => {
    const { api, useAuthStore, onSessionEnd } = await setUp();
    respond = refused;
    await expect(api({ method: 'GET', path: '/x', redirectOnSessionEnd: false })).rejects.toMatchObject({
      status: 401,
    });
    expect(useAuthStore.getState().isLoggedIn).toBe(false);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});
