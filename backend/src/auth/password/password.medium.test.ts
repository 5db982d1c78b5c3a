import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loginsSchema } from '@storysprout/contracts/api/logins';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';

type Person = Awaited<ReturnType<typeof registerUser>>;

let app: TestApp;
let pupil: Person;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  pupil = await registerUser(app);
});

const post = (path: string, body?: unknown, token?: string) =>
  app.call('POST', `/auth${path}`, { body, ...(token && { token }) });
const signIn = (password: string) => post('/email', { email: pupil.email, password });
const change = (current: string, password: string, token = pupil.token) =>
  post('/password/change', { current, password }, token);
const profileStatus = async (token: string) => (await app.call('GET', '/users/profile', { token })).status;

describe('changing the password', () => {
  it('makes the new one the only one, and ends every other session', async () => {
    const elsewhere = (await signIn(pupil.password)).body.data.token;
    const reply = await change(pupil.password, ' new one ');
    expect([reply.status, reply.body]).toEqual([200, { success: true, data: null, message: '' }]);
    expect([await profileStatus(pupil.token), await profileStatus(elsewhere)]).toEqual([200, 401]);
    expect([(await signIn(pupil.password)).status, (await signIn(' new one ')).status]).toEqual([401, 200]);
  });

  it('ends the token that was replaced by a refresh, too', async () => {
    const fresh = (await post('/refresh', undefined, pupil.token)).body.data.token;
    await change(pupil.password, 'secret-456', fresh);
    expect([await profileStatus(pupil.token), await profileStatus(fresh)]).toEqual([401, 200]);
  });

  it('requires the current one: a wrong one is 400 and changes nothing', async () => {
    const reply = await change('wrong-123', 'secret-456');
    expect([reply.status, reply.body.code]).toEqual([400, 'CONFIRMATION_REQUIRED']);
    expect((await signIn(pupil.password)).status).toBe(200);
  });

  it('happens once when requested 20 times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(pupil.password, `secret-${index}xx`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
  }, 30_000);

  it('ends every sign-in, refresh and session begun with the old one', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => signIn(pupil.password)));
    const [changed, ...tokens] = await Promise.all([
      change(pupil.password, 'secret-456'),
      ...others.map(({ body }) => post('/refresh', undefined, body.data.token)),
      ...Array.from({ length: 8 }, () => signIn(pupil.password)),
    ]);
    expect(changed.status).toBe(200);
    const given = tokens.filter(({ body }) => body.success);
    for (const { body } of given) expect(await profileStatus(body.data.token)).toBe(401);
  }, 30_000);

  it.each([
    {},
    { current: 'secret-123' },
    { current: 'secret-123', password: '12345' },
    { current: 5, password: 'secret-456' },
  ])('answers 400 to %j', async (body) => {
    expect((await post('/password/change', body, pupil.token)).body.code).toBe('VALIDATION_FAILED');
  });

  it('is refused to a guest', async () => {
    expect((await post('/password/change', { current: 'a', password: 'b' })).body.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('calls that need mail', () => {
  it.each([
    ['/password/forgot', { email: 'a@b.cc' }],
    ['/password/reset', { code: 'x', password: 'secret-123' }],
    ['/password/reset/logins', { code: 'x' }],
    ['/email/verify', { code: 'x' }],
  ])('answer 501 from %s, after validating the body', async (path, body) => {
    const reply = await post(path, body);
    expect([reply.status, reply.body.code]).toEqual([501, 'NOT_CONFIGURED']);
    expect((await post(path, {})).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('logins', () => {
  const call = (method: string, path = '', token: string | undefined = pupil.token) =>
    app.call(method, `/auth/logins${path}`, { ...(token && { token }) });

  it('are e-mail alone', async () => {
    const { body } = await call('GET');
    expect(
      loginsSchema
        .strict()
        .parse(body.data)
        .logins.map(({ provider }) => provider),
    ).toEqual(['email']);
  });

  it('keep the last one, and refuse unknown providers', async () => {
    const outcomes = ['email', 'apple', 'wechat', 'facebook', '%00'].map(
      async (provider) => (await call('DELETE', `/${provider}`)).body.code,
    );
    expect(await Promise.all(outcomes)).toEqual(['LAST_LOGIN', ...Array(4).fill('NOT_FOUND')]);
    expect((await signIn(pupil.password)).status).toBe(200);
  });

  it('cannot be linked without providers', async () => {
    for (const provider of ['apple', 'google', 'wechat'])
      expect((await call('POST', `/${provider}`)).body.code).toBe('NOT_CONFIGURED');
    expect((await call('POST', '/facebook')).body.code).toBe('NOT_FOUND');
  });

  it.each([
    ['GET', ''],
    ['POST', '/apple'],
    ['DELETE', '/email'],
  ])('are refused to a guest: %s %s', async (method, path) => {
    expect((await app.call(method, `/auth/logins${path}`)).body.code).toBe('UNAUTHENTICATED');
  });
});

describe('WeChat’s pages on the phone', () => {
  it.each([
    ['GET', '/wechat/scan/some-id', undefined],
    ['POST', '/wechat/scan/some-id/confirm', { form: 'x', decision: 'confirm' }],
    ['GET', '/wechat/callback', undefined],
  ])('%s %s is 501', async (method, path, body) => {
    expect((await app.call(method, `/auth${path}`, { body })).body.code).toBe('NOT_CONFIGURED');
  });
});

/** Last in this file: the token strategy belongs to the application that was created last. */
describe('the current password, with limits on', () => {
  it('cannot be guessed with a stolen token: it locks like signing in', async () => {
    const strict = await createTestApp({ RATE_LIMITS: 'on' });
    try {
      const { token } = await registerUser(strict);
      const guesses = Array.from({ length: 12 }, async (_, guess) => {
        const body = { current: `guess-${guess}`, password: 'secret-456' };
        return (await strict.call('POST', '/auth/password/change', { token, body })).body.code;
      });
      const codes = await Promise.all(guesses);
      expect(codes.sort()).toEqual([
        ...Array(2).fill('ACCOUNT_LOCKED'),
        ...Array(10).fill('CONFIRMATION_REQUIRED'),
      ]);
    } finally {
      await strict.close();
    }
  }, 60_000);
});
