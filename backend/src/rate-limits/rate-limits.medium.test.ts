import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, registerUser, type TestApp, type TestReply } from '../testing/create-test-app.js';
import { CALLS_PER_MINUTE } from './rate-limit.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
}, 60_000);
afterAll(() => app.close());

const AT_ONCE = 20;
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Makes a number of requests, some in parallel; resolves with the number of each outcome. */
async function outcomes(times: number, call: () => Promise<TestReply>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (let made = 0; made < times; made += AT_ONCE) {
    const batch = Math.min(AT_ONCE, times - made);
    for (const { status, body } of await Promise.all(Array.from({ length: batch }, call))) {
      const outcome = `${status} ${body?.code ?? ''}`.trim();
      found[outcome] = (found[outcome] ?? 0) + 1;
    }
  }
  return found;
}

/** Expects a refusal with the time to wait. */
function expectRefusal(reply: TestReply): void {
  expect([reply.status, reply.body]).toEqual([
    429,
    { success: false, data: null, message: 'Too many requests', code: 'RATE_LIMITED' },
  ]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers.get('cache-control')).toBe('no-store');
}

describe('rate limits', () => {
  it('of sign-ins and registrations from one address: 120 a minute together, whatever their body', async () => {
    const path = () => (Math.random() < 0.5 ? '/auth/email' : '/auth/register');
    const call = () => app.call('POST', path(), { body: {}, headers: from('203.0.114.1') });
    expect(await outcomes(CALLS_PER_MINUTE.signIn + 5, call)).toEqual({
      '400 VALIDATION_FAILED': CALLS_PER_MINUTE.signIn,
      '429 RATE_LIMITED': 5,
    });
    expectRefusal(await call());
    const other = await app.call('POST', '/auth/email', { body: {}, headers: from('203.0.114.2') });
    expect(other.status).toBe(400);
  });

  it('of a user: 600 a minute from all addresses, other users not affected', async () => {
    const { token } = await registerUser(app);
    let calls = 0;
    const call = () =>
      app.call('GET', '/favorites/categories', { token, headers: from(`203.0.115.${(calls += 1) % 200}`) });
    expect(await outcomes(CALLS_PER_MINUTE.ofUser + 5, call)).toEqual({
      '200': CALLS_PER_MINUTE.ofUser,
      '429 RATE_LIMITED': 5,
    });
    expectRefusal(await call());
    const other = await registerUser(app);
    expect((await app.call('GET', '/users/profile', { token: other.token })).status).toBe(200);
  }, 60_000);

  it('of an address: 3,000 requests a minute of any kind, except health checks', async () => {
    const headers = from('203.0.116.1');
    const call = () => app.call('GET', '/nothing', { headers });
    expect(await outcomes(CALLS_PER_MINUTE.ofAddress + 5, call)).toEqual({
      '404 NOT_FOUND': CALLS_PER_MINUTE.ofAddress,
      '429 RATE_LIMITED': 5,
    });
    expectRefusal(await app.call('GET', '/words/animal', { headers }));
    for (const file of ['/preview/x.png', '/audio/x.mp3', '/story/x'])
      expect([file, (await fetch(app.url + file, { headers })).status]).toEqual([file, 429]);
    expect((await app.call('GET', '/health/live', { headers })).status).toBe(200);
  }, 60_000);
});

describe('wrong passwords', () => {
  it('lock known and unknown e-mails alike, with the same reply', async () => {
    const { email, password } = await registerUser(app);
    const unknown = 'nobody@example.org';
    const attempt = (address: string, word: string) => () =>
      app.call('POST', '/auth/email', {
        body: { email: address, password: word },
        headers: from('203.0.117.1'),
      });
    const [known, unknownAccount] = await Promise.all([
      outcomes(12, attempt(email, 'wrong-123')),
      outcomes(12, attempt(unknown, 'wrong-123')),
    ]);
    expect(known).toEqual({ '401 INVALID_CREDENTIALS': 10, '423 ACCOUNT_LOCKED': 2 });
    expect(unknownAccount).toEqual(known);

    const [right, guess] = await Promise.all([attempt(email, password)(), attempt(unknown, password)()]);
    expect(right.body).toEqual({
      success: false,
      data: null,
      message: 'Account locked, try again later',
      code: 'ACCOUNT_LOCKED',
    });
    expect([guess.status, guess.body]).toEqual([423, right.body]);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(guess.headers.get('retry-after')).toMatch(/^(8\d\d|900)$/);
  }, 60_000);
});
