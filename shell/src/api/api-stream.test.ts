/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { type ApiError, isApiError } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { fakeUser } from '@storysprout/contracts/shell/fake';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

let respond: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;

beforeAll(async () => {
  const localStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  Object.assign(globalThis, { window: { localStorage } });
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const REQUEST: ApiRequest = { method: 'POST', path: '/x', body: { grade: 3 }, headers: { 'X-Key': 'k' } };

async function setUp(idleMs?: number) {
  const { useAuthStore } = await import('../session/auth-store');
  const { http } = await import('./api-client');
  const { createApiStream } = await import('./api-stream');
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  useAuthStore.getState().login(fakeUser, 'current-token');
  const onSessionEnd = jest.fn();
  const stream = createApiStream(onSessionEnd, idleMs);
  return { useAuthStore, onSessionEnd, stream };
}
let shell: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  shell = await setUp();
});

/** Consumes a stream; resolves with its events and its error. */
async function follow(request: ApiRequest = REQUEST, { stream } = shell) {
  const events: { type: string }[] = [];
  try {
    for await (const event of stream(request)) events.push(event);
  } catch (error) {
    return { events, error: error as ApiError };
  }
  return { events, error: undefined };
}

const begin = (response: ServerResponse) =>
  response.writeHead(201, { 'Content-Type': 'text/event-stream; charset=utf-8' });
const streaming =
  (...parts: string[]): typeof respond =>
  (_, response) => {
    begin(response);
    for (const part of parts) response.write(part);
    response.end();
  };
const progress = (stage: string) => `event: progress\ndata: {"stage":"${stage}","sentences":0}\n\n`;
const DONE = 'event: done\ndata: {"story":{"id":"s"}}\n\n';

const refusing =
  (status: number, code: string, more: object = {}, headers: Record<string, string> = {}): typeof respond =>
  (_, response) => {
    const envelope = { success: false, data: null, message: 'No', code, ...more };
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(envelope));
  };

it('requests a stream with token, headers and body, and yields each event up to done', async () => {
  let asked: IncomingMessage | undefined;
  let body = '';
  respond = (request, response) => {
    asked = request;
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => streaming(progress('writing'), ': keep-alive\n\n', DONE)(request, response));
  };
  expect(await follow()).toEqual({
    events: [
      { type: 'progress', stage: 'writing', sentences: 0 },
      { type: 'done', story: { id: 's' } },
    ],
    error: undefined,
  });
  expect(asked).toMatchObject({
    method: 'POST',
    headers: { accept: 'text/event-stream', authorization: 'Bearer current-token', 'x-key': 'k' },
  });
  expect(JSON.parse(body)).toEqual({ grade: 3 });
});

it('yields an event before the response is complete', async () => {
  let finish = () => {};
  respond = (_, response) => {
    begin(response).write(progress('writing'));
    finish = () => response.end(DONE);
  };
  const events = shell.stream(REQUEST)[Symbol.asyncIterator]();
  expect(await events.next()).toMatchObject({ value: { type: 'progress', stage: 'writing' } });
  finish();
  expect(await events.next()).toMatchObject({ value: { type: 'done' } });
  expect(await events.next()).toMatchObject({ done: true });
});

it('decodes chunks that split events and characters', async () => {
  const bytes = Buffer.from('event: text\ndata: {"delta":"雪天 👨‍👩‍👧"}\n\n' + DONE);
  respond = (_, response) => {
    begin(response);
    const next = (at: number): void => {
      if (at >= bytes.length) response.end();
      else response.write(bytes.subarray(at, at + 3), () => setImmediate(next, at + 3));
    };
    next(0);
  };
  expect((await follow()).events[0]).toEqual({ type: 'text', delta: '雪天 👨‍👩‍👧' });
});

it('turns an envelope before the first event into an ApiError', async () => {
  const errors = [{ path: 'theme', message: 'NEEDS_HELP' }];
  respond = refusing(429, 'RATE_LIMITED', { errors }, { 'Retry-After': '7' });
  const { error } = await follow();
  expect(error).toMatchObject({
    name: 'ApiError',
    code: 'RATE_LIMITED',
    message: 'No',
    status: 429,
    errors,
    retryAfter: 7,
  });
});

it('rejects with INTERNAL for a response without envelope or events', async () => {
  respond = (_, response) => response.writeHead(502).end('<html>Bad gateway</html>');
  expect((await follow()).error).toMatchObject({ code: 'INTERNAL', status: 502 });
});

it('turns the event "error" into an ApiError after the events before it', async () => {
  respond = streaming(
    progress('screening'),
    'event: error\ndata: {"code":"THEME_NOT_ALLOWED","message":"No","errors":[{"path":"theme","message":"NEEDS_HELP"}]}\n\n',
  );
  expect(await follow()).toMatchObject({
    events: [{ type: 'progress' }],
    error: { code: 'THEME_NOT_ALLOWED', message: 'No', errors: [{ path: 'theme', message: 'NEEDS_HELP' }] },
  });
});

it.each([
  ['rejected before the first event', refusing(401, 'UNAUTHENTICATED')],
  [
    'rejected within the stream',
    streaming(progress('writing'), 'event: error\ndata: {"code":"UNAUTHENTICATED","message":"No"}\n\n'),
  ],
])('ends the session when the current token is %s', async (_, given) => {
  respond = given;
  expect((await follow()).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(shell.useAuthStore.getState().isLoggedIn).toBe(false);
  expect(shell.onSessionEnd).toHaveBeenCalledTimes(1);
});

it('keeps the session when an older token is rejected, and for every other failure', async () => {
  respond = (request, response) => {
    shell.useAuthStore.getState().login(fakeUser, 'newer-token');
    refusing(401, 'UNAUTHENTICATED')(request, response);
  };
  await follow();
  respond = refusing(502, 'PROVIDER_FAILED');
  await follow();
  expect(shell.useAuthStore.getState()).toMatchObject({ isLoggedIn: true, token: 'newer-token' });
  expect(shell.onSessionEnd).not.toHaveBeenCalled();
});

it('stays on the page with `redirectOnSessionEnd: false`', async () => {
  respond = refusing(401, 'UNAUTHENTICATED');
  await follow({ ...REQUEST, redirectOnSessionEnd: false });
  expect(shell.useAuthStore.getState().isLoggedIn).toBe(false);
  expect(shell.onSessionEnd).not.toHaveBeenCalled();
});

it.each<[string, typeof respond, number, number]>([
  ['no response', (request) => request.socket.destroy(), 0, 0],
  [
    'a connection closed within the stream',
    (_, response) => begin(response).write(progress('writing'), () => response.socket?.destroy()),
    1,
    201,
  ],
  ['a stream without a last event', streaming(progress('writing')), 1, 201],
  [
    'a response that is not a stream',
    (_, response) => response.writeHead(201).end('{"success":true}'),
    0,
    201,
  ],
  ['events that are not JSON', streaming('event: progress\ndata: nonsense\n\n'), 0, 201],
])('rejects with NETWORK for %s', async (_, given, events, status) => {
  respond = given;
  const followed = await follow();
  expect(followed.error).toMatchObject({ name: 'ApiError', code: 'NETWORK', status });
  expect(followed.events).toHaveLength(events);
});

it('rejects with TIMEOUT for a silent connection, before the response and within it', async () => {
  const quick = await setUp(50);
  respond = () => {};
  expect((await follow(REQUEST, quick)).error).toMatchObject({ code: 'TIMEOUT', status: 0 });
  respond = (_, response) => void begin(response).write(progress('writing'));
  expect(await follow(REQUEST, quick)).toMatchObject({
    events: [{}],
    error: { code: 'TIMEOUT', status: 201 },
  });
});

it('does not time out while keep-alive comments arrive', async () => {
  const quick = await setUp(500);
  respond = (_, response) => {
    begin(response);
    let signs = 0;
    const sign = setInterval(() => {
      response.write(': keep-alive\n\n');
      if ((signs += 1) < 8) return;
      clearInterval(sign);
      response.end(DONE);
    }, 100);
  };
  expect((await follow(REQUEST, quick)).events).toMatchObject([{ type: 'done' }]);
});

it.each(['leaves the loop', 'aborts'])('closes the connection when the caller %s', async (how) => {
  const controller = new AbortController();
  const hungUp = new Promise<void>((resolve) => {
    respond = (_, response) => {
      response.once('close', resolve);
      begin(response).write(progress('writing'));
    };
  });
  const failure = await (async () => {
    for await (const _ of shell.stream({ ...REQUEST, signal: controller.signal })) {
      if (how === 'leaves the loop') break;
      controller.abort();
    }
  })().catch((error: unknown) => error);
  await hungUp;
  expect(failure === undefined).toBe(how === 'leaves the loop');
  // Aborted by the caller: not a failure.
  expect(isApiError(failure)).toBe(false);
});

it('sends no request for an aborted signal', async () => {
  respond = () => {
    throw new Error('a call came');
  };
  const { error } = await follow({ ...REQUEST, signal: AbortSignal.abort() });
  expect(error).toBeDefined();
});
