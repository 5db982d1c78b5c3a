import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorEnvelopeSchema } from '@storysprout/contracts/api/error';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';
import { exchange } from './testing/exchange.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await registerUser(app));
}, 60_000);
afterAll(() => app.close());

interface Raw {
  status: number;
  headers: Headers;
  text: string;
}

async function send(method: string, path: string, init: RequestInit = {}): Promise<Raw> {
  const reply = await fetch(app.url + path, { method, ...init });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** The part of a reply that the contract promises for every error; the rest is checked here. */
function envelopeOf(reply: Raw): string {
  const { code } = errorEnvelopeSchema.parse(JSON.parse(reply.text));
  const { headers } = reply;
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  return `${reply.status} ${code}`;
}

const json = { 'content-type': 'application/json' };
const authorized = () => ({ authorization: `Bearer ${token}` });
const login = (body: string | Blob, headers: Record<string, string> = json) =>
  send('POST', '/api/auth/email', { body, headers });

describe('unknown addresses', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/'],
    ['DELETE', '/api/auth/email'],
    ['GET', '/api/auth/register'],
    ['PATCH', '/api/users/profile'],
    ['OPTIONS', '/api/users/profile'],
    ['GET', '/api/stories/%zz'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/api/%00'],
    ['GET', '/api/auth/wechat-status/' + 'x'.repeat(3_000)],
    ['GET', '/api/' + 'x'.repeat(12_000)],
    ['GET', '/api/..%2f..%2fetc%2fpasswd'],
  ])('%s %.40s is NOT_FOUND in the envelope', async (method, path) => {
    expect(envelopeOf(await send(method, path))).toBe('404 NOT_FOUND');
  });

  it('answers HEAD like GET, without a body', async () => {
    expect(await send('HEAD', '/api/health/live')).toMatchObject({ status: 200, text: '' });
    expect(await send('HEAD', '/api/nothing')).toMatchObject({ status: 404, text: '' });
  });
});

describe('bodies', () => {
  it.each([
    ['broken JSON', '{"email": "a@b.cc", '],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1'],
    ['a text', '"x"'],
    ['__proto__', '{"__proto__": {"admin": true}, "email": "a@b.cc", "password": "secret-1"}'],
    ['constructor.prototype', '{"constructor": {"prototype": {"admin": true}}}'],
    ['fields of other types', '{"email": {"$ne": null}, "password": ["x"]}'],
    ['a NUL in a field', '{"email": "a\\u0000@b.cc", "password": "secret-1"}'],
    ['a lone surrogate', '{"email": "a\\ud800@b.cc", "password": "secret-1"}'],
    ['brackets 30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects 10,000 deep', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ])('%s is VALIDATION_FAILED', async (_, body) => {
    const reply = await login(body);
    expect(envelopeOf(reply)).toBe('400 VALIDATION_FAILED');
    expect(reply.text.length).toBeLessThan(4_000);
  });

  it('lists the invalid fields', async () => {
    const reply = await login('{"email": "no address", "password": "12345"}');
    const { errors } = JSON.parse(reply.text);
    expect(errors.map((error: { path: string }) => error.path)).toEqual(['email', 'password']);
    expect(reply.text).not.toContain('no address');
  });

  it('of more than 64 KiB are PAYLOAD_TOO_LARGE, of 64 KiB are read', async () => {
    const padded = (bytes: number) => JSON.stringify({ pad: 'x'.repeat(bytes - 10) });
    expect(envelopeOf(await login(padded(64 * 1024 + 1)))).toBe('413 PAYLOAD_TOO_LARGE');
    expect(envelopeOf(await login(padded(64 * 1024)))).toBe('400 VALIDATION_FAILED');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('sent as %s are UNSUPPORTED_MEDIA_TYPE', async (type) => {
    expect(envelopeOf(await login('email=a@b.cc', { 'content-type': type }))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it('without a type are UNSUPPORTED_MEDIA_TYPE', async () => {
    const reply = await login(new Blob(['{}']), {});
    expect(envelopeOf(reply)).toBe('415 UNSUPPORTED_MEDIA_TYPE');
  });

  it('may be missing where none is expected, whatever the content type', async () => {
    const reply = await send('POST', '/api/auth/refresh', { headers: { ...json, ...authorized() } });
    expect(reply.status).toBe(200);
  });

  it('are ignored with GET', async () => {
    const text = await exchange(
      app.url,
      'GET /api/health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('malformed HTTP', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a bad header', 'GET /api/health/live HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'],
    ['a very long address', `GET /api/${'x'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    [
      'two lengths',
      'POST /api/auth/email HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    ],
  ])('%s is answered with 400 in the envelope', async (_, request) => {
    const text = await exchange(app.url, request);
    const [head, body] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/);
    expect(errorEnvelopeSchema.parse(JSON.parse(body ?? '')).code).toBe('VALIDATION_FAILED');
  });
});

describe('request ids', () => {
  it('are new for every reply and never taken from the caller', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => send('GET', '/api/health/live', { headers: { 'x-request-id': 'mine' } })),
    );
    const ids = replies.map((reply) => reply.headers.get('x-request-id'));
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });
});

describe('logins that are not configured', () => {
  it.each([
    ['POST', '/auth/apple', { token: 'x' }],
    ['POST', '/auth/google', { token: 'x' }],
    ['POST', '/auth/wechat-web', { code: 'x', state: 'x' }],
    ['GET', '/auth/wechat-qr', undefined],
  ])('%s %s is NOT_CONFIGURED', async (method, path, body) => {
    const reply = await app.call(method, path, { body });
    expect([reply.status, reply.body.code]).toEqual([501, 'NOT_CONFIGURED']);
  });

  it('validate the body first', async () => {
    expect((await app.call('POST', '/auth/apple', { body: {} })).status).toBe(400);
  });

  it('return an expired status for any WeChat ticket, in its own form', async () => {
    const reply = await app.call('GET', '/auth/wechat-status/whatever');
    expect([reply.status, reply.body]).toEqual([200, { success: true, status: 'expired', data: null }]);
  });
});

describe('the log', () => {
  it('stays empty: none of this was unexpected', () => {
    expect(app.log()).toBe('');
  });
});
