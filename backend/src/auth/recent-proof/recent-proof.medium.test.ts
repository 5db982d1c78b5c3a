import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Call } from '@storysprout/contracts/api/call';
import { API_CALLS } from '@storysprout/contracts/api/calls';
import { startIdentityProvider } from '@storysprout/e2e/stand-ins/lib/identity-provider';
import { startSmtp } from '@storysprout/e2e/stand-ins/smtp';
import { startWechat } from '@storysprout/e2e/stand-ins/wechat';
import { newBrowser, type TestBrowser } from '../../testing/browser.js';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';
import { MailService } from '../../mail/mail.service.js';

type Person = Awaited<ReturnType<typeof registerUser>>;
const WECHAT = { appId: 'wx-app', appSecret: 'wx-secret' };

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let google: Awaited<ReturnType<typeof startIdentityProvider>>;
let wechat: Awaited<ReturnType<typeof startWechat>>;
let pupil: Person;
let browser: TestBrowser;
beforeAll(async () => {
  smtp = await startSmtp();
  google = await startIdentityProvider({
    issuer: 'https://accounts.google.com',
    clientId: 'google-client',
    jwksPath: '/keys',
  });
  wechat = await startWechat(WECHAT);
  app = await createTestApp({
    PUBLIC_URL: 'http://stories.example.org',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@stories.example.org',
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_JWKS_URL: google.jwksUrl,
    WECHAT_APP_ID: WECHAT.appId,
    WECHAT_APP_SECRET: WECHAT.appSecret,
    WECHAT_API_BASE_URL: wechat.origin,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  for (const server of [smtp, google, wechat]) await server.close();
});

const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);
/** Lets the proof of the sign-in become 10 minutes old. */
const passTenMinutes = ({ userInfo } = pupil) =>
  sql(`update sessions set proven_at = proven_at - interval '10 minutes' where user_id = $1`, [userInfo.id]);
const googleToken = async (sub: string) => google.sign({ sub, nonce: await browser.nonce() });
const link = async (sub: string, token = pupil.token) =>
  browser.call('POST', '/auth/logins/google', { token, body: { token: await googleToken(sub) } });
const unlink = (provider: string, token = pupil.token) =>
  app.call('DELETE', `/auth/logins/${provider}`, { token });
const exportData = (token = pupil.token) => app.call('GET', '/users/export', { token });
const leave = (token = pupil.token) =>
  app.call('DELETE', '/users/account', { token, body: { confirm: 'DELETE' } });
const prove = (body: unknown, token = pupil.token) => browser.call('POST', '/auth/proof', { token, body });
const byPassword = (password = pupil.password) => prove({ provider: 'email', password });
const codeOf = ({ body }: { body: { code?: string } }) => body.code;

/** Runs an action that sends a mail to the pupil, and waits for it. */
async function mailOf(act: () => Promise<unknown>, { email } = pupil) {
  const arriving = smtp.nextMail(email);
  await act();
  return arriving;
}

beforeEach(async () => {
  browser = newBrowser(app);
  const email = `proven-${crypto.randomUUID()}@example.org`;
  const arriving = smtp.nextMail(email);
  pupil = await registerUser(app, { email });
  await arriving;
});

describe('a call that could take an account over', () => {
  /** What an attacker with a stolen token would call. */
  const SENSITIVE = [
    'DELETE /auth/logins/{provider}',
    'DELETE /users/account',
    'GET /users/export',
    'POST /auth/logins/{provider}',
  ];

  it('is marked in the contract', () => {
    const calls: Call[] = Object.values(API_CALLS).flatMap((area) => Object.values<Call>(area));
    const marked = calls
      .filter(({ recentProof }) => recentProof)
      .map(({ method, path }) => `${method} ${path}`);
    expect(marked.sort()).toEqual(expect.arrayContaining(SENSITIVE));
  });

  it('is PROOF_REQUIRED ten minutes after the sign-in, and changes nothing', async () => {
    await link(`mine-${pupil.userInfo.id}`);
    await passTenMinutes();
    const replies = [
      await link('thief'),
      await unlink('google'),
      await unlink('email'),
      await exportData(),
      await leave(),
    ];
    expect(replies.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(5).fill('403 PROOF_REQUIRED'),
    );
    const { logins } = (await app.call('GET', '/auth/logins', { token: pupil.token })).body.data;
    expect(logins).toMatchObject([{ provider: 'email' }, { provider: 'google' }]);
    expect((await app.call('GET', '/users/profile', { token: pupil.token })).status).toBe(200);
  });

  it('works with the password, for ten minutes', async () => {
    await passTenMinutes();
    const reply = await byPassword();
    const left = Date.parse(reply.body.data.provenUntil) - Date.now();
    expect([reply.status, Math.round(left / 60_000)]).toEqual([200, 10]);
    expect((await exportData()).status).toBe(200);
    await passTenMinutes();
    expect(codeOf(await exportData())).toBe('PROOF_REQUIRED');
  });

  it('works with a refreshed token, which inherits the proof', async () => {
    const fresh = (await app.call('POST', '/auth/refresh', { token: pupil.token })).body.data.token;
    expect((await exportData(fresh)).status).toBe(200);
    await passTenMinutes();
    const later = (await app.call('POST', '/auth/refresh', { token: fresh })).body.data.token;
    expect(codeOf(await exportData(later))).toBe('PROOF_REQUIRED');
  });

  it('needs the proof in its own session: another session’s does not count', async () => {
    const body = { email: pupil.email, password: pupil.password };
    const stolen = (await app.call('POST', '/auth/email', { body })).body.data.token;
    await passTenMinutes();
    await byPassword();
    expect([(await exportData()).status, (await exportData(stolen)).status]).toEqual([200, 403]);
  });

  it('never changes the e-mail: no call does', async () => {
    const body = {
      nickName: 'Renamed',
      email: 'thief@example.org',
      emailVerifiedAt: new Date().toISOString(),
    };
    const { data } = (await app.call('PUT', '/users/profile', { token: pupil.token, body })).body;
    expect([data.nickName, data.email]).toEqual(['Renamed', pupil.email]);
  });
});

describe('proving', () => {
  it('with a wrong password is refused, and proves nothing', async () => {
    await passTenMinutes();
    const reply = await byPassword('wrong-123');
    expect([reply.status, reply.body.code]).toEqual([400, 'CONFIRMATION_REQUIRED']);
    expect(codeOf(await leave())).toBe('PROOF_REQUIRED');
  });

  it('with a linked login of a provider works, with another person’s does not', async () => {
    const sub = `proves-${pupil.userInfo.id}`;
    await link(sub);
    await passTenMinutes();
    expect(codeOf(await prove({ provider: 'google', token: await googleToken('thief') }))).toBe(
      'PROVIDER_TOKEN_INVALID',
    );
    expect(codeOf(await exportData())).toBe('PROOF_REQUIRED');
    expect((await prove({ provider: 'google', token: await googleToken(sub) })).status).toBe(200);
    expect((await exportData()).status).toBe(200);
  });

  it('with WeChat works for a pupil who has nothing else', async () => {
    wechat.setPerson();
    const signedIn = await browser.call('POST', '/auth/wechat-web', {
      body: { code: wechat.newCode(), state: await browser.nonce() },
    });
    const { token, userInfo } = signedIn.body.data;
    await passTenMinutes({ ...pupil, userInfo });
    expect(codeOf(await exportData(token))).toBe('PROOF_REQUIRED');
    expect(codeOf(await prove({ provider: 'email', password: 'secret-123' }, token))).toBe(
      'CONFIRMATION_REQUIRED',
    );
    const body = { provider: 'wechat', code: wechat.newCode(), state: await browser.nonce() };
    expect((await prove(body, token)).status).toBe(200);
    expect((await exportData(token)).status).toBe(200);
  });

  it.each([
    [{}, 'provider'],
    [{ provider: 'facebook' }, 'provider'],
    [{ provider: 'email' }, 'password'],
    [{ provider: 'google' }, 'token'],
    [{ provider: 'wechat', state: 'x' }, 'code'],
  ])('with %j is 400 at %s', async (body, path) => {
    const reply = await prove(body);
    expect([reply.body.code, reply.body.errors[0].path]).toEqual(['VALIDATION_FAILED', path]);
  });

  it('is refused to a guest', async () => {
    const body = { provider: 'email', password: pupil.password };
    expect(codeOf(await app.call('POST', '/auth/proof', { body }))).toBe('UNAUTHENTICATED');
  });
});

describe('the owner is told by mail', () => {
  it('of a linked and of an unlinked login, once each', async () => {
    const sub = `told-${pupil.userInfo.id}`;
    const linked = await mailOf(() => link(sub));
    expect(linked.subject).toBe('故事芽：账号多了一种登录方式');
    expect(linked.text).toContain('绑定了一种登录方式：Google');
    expect(linked.text).toContain('http://stories.example.org/profile/settings');
    await link(sub);
    const unlinked = await mailOf(() => unlink('google'));
    expect(unlinked.text).toContain('解除了一种登录方式：Google');
    await app.nest.get(MailService).waitUntilSent();
    expect(smtp.mails.filter(({ to }) => to === pupil.email)).toHaveLength(3);
  });

  it('of an export and of the deletion, in the user’s language', async () => {
    await app.call('PUT', '/users/profile', { token: pupil.token, body: { language: 'en-US' } });
    expect((await mailOf(() => exportData())).subject).toBe('StorySprout: your data was downloaded');
    expect((await mailOf(() => leave())).subject).toBe('StorySprout: your account is deleted');
  });

  it('of nothing that was refused', async () => {
    await passTenMinutes();
    for (const act of [exportData, leave, () => unlink('email')]) await act();
    await app.nest.get(MailService).waitUntilSent();
    expect(smtp.mails.filter(({ to }) => to === pupil.email)).toHaveLength(1);
  });
});

/** Last in this file: the token strategy belongs to the application that was created last. */
describe('the password, with limits on', () => {
  it('cannot be guessed with a stolen token: it locks like signing in', async () => {
    const strict = await createTestApp({ RATE_LIMITS: 'on' });
    try {
      const { token } = await registerUser(strict);
      const guesses = Array.from({ length: 12 }, async (_, guess) => {
        const body = { provider: 'email', password: `guess-${guess}` };
        return codeOf(await strict.call('POST', '/auth/proof', { token, body }));
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
