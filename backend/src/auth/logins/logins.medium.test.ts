import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loginsSchema } from '@storysprout/contracts/api/logins';
import { startIdentityProvider } from '@storysprout/e2e/stand-ins/lib/identity-provider';
import { startWechat } from '@storysprout/e2e/stand-ins/wechat';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { newBrowser, type TestBrowser } from '../../testing/browser.js';
import { until } from '../../testing/until.js';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';

type Person = Awaited<ReturnType<typeof registerUser>>;
const WECHAT = { appId: 'wx-app', appSecret: 'wx-secret' };

let app: TestApp;
let google: Awaited<ReturnType<typeof startIdentityProvider>>;
let apple: Awaited<ReturnType<typeof startIdentityProvider>>;
let wechat: Awaited<ReturnType<typeof startWechat>>;
let appleKey: Awaited<ReturnType<typeof generateKeyPair>>;
let pupil: Person;
let browser: TestBrowser;
/** Apple's reply to a code, or a promise of it. */
let appleTokens: unknown;
beforeAll(async () => {
  appleKey = await generateKeyPair('ES256', { extractable: true });
  google = await startIdentityProvider({
    issuer: 'https://accounts.google.com',
    clientId: 'google-client',
    jwksPath: '/keys',
  });
  apple = await startIdentityProvider({
    issuer: 'https://appleid.apple.com',
    clientId: 'apple-client',
    jwksPath: '/auth/keys',
    routes: {
      'POST /auth/token': async () => ({ json: await appleTokens }),
      'POST /auth/revoke': () => ({}),
    },
  });
  wechat = await startWechat(WECHAT);
  app = await createTestApp({
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_JWKS_URL: google.jwksUrl,
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_JWKS_URL: apple.jwksUrl,
    APPLE_BASE_URL: apple.origin,
    APPLE_TEAM_ID: 'team',
    APPLE_KEY_ID: 'key-1',
    APPLE_PRIVATE_KEY: (await exportPKCS8(appleKey.privateKey)).replaceAll('\n', '\\n'),
    WECHAT_APP_ID: WECHAT.appId,
    WECHAT_APP_SECRET: WECHAT.appSecret,
    WECHAT_API_BASE_URL: wechat.origin,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  for (const server of [google, apple, wechat]) await server.close();
});
beforeEach(async () => {
  pupil = await registerUser(app);
  browser = newBrowser(app);
  apple.reset();
  wechat.setPerson();
});

const link = async (provider: string, body: unknown, person = pupil) =>
  browser.call('POST', `/auth/logins/${provider}`, { token: person.token, body });
const unlink = (provider: string, person = pupil) =>
  app.call('DELETE', `/auth/logins/${provider}`, { token: person.token });
const linked = async (person = pupil) =>
  loginsSchema
    .parse((await app.call('GET', '/auth/logins', { token: person.token })).body.data)
    .logins.map(({ provider }) => provider);
const googleToken = async (sub: string) => google.sign({ sub, nonce: await browser.nonce() });
const signInWithGoogle = async (sub: string) =>
  (await browser.call('POST', '/auth/google', { body: { token: await googleToken(sub) } })).body.data;

describe('linking', () => {
  it('a login of each provider lets the user sign in with it', async () => {
    const sub = `links-${pupil.userInfo.id}`;
    const reply = await link('google', { token: await googleToken(sub) });
    expect([reply.status, loginsSchema.parse(reply.body.data).logins.length]).toEqual([200, 2]);
    await link('apple', { token: await apple.sign({ sub, nonce: await browser.nonce() }) });
    await link('wechat', { code: wechat.newCode(), state: await browser.nonce() });
    expect(await linked()).toEqual(['email', 'google', 'apple', 'wechat']);
    expect((await signInWithGoogle(sub)).userInfo.id).toBe(pupil.userInfo.id);
  });

  it('a second time changes nothing', async () => {
    const sub = `again-${pupil.userInfo.id}`;
    for (const _ of [1, 2])
      expect((await link('google', { token: await googleToken(sub) })).status).toBe(200);
    expect(await linked()).toEqual(['email', 'google']);
  });

  it('a login of another user, or a second one of a provider, is 409 and changes nothing', async () => {
    const sub = `taken-${pupil.userInfo.id}`;
    const owner = await signInWithGoogle(sub);
    const taken = await link('google', { token: await googleToken(sub) });
    expect([taken.status, taken.body.code]).toEqual([409, 'LOGIN_TAKEN']);
    expect(await linked()).toEqual(['email']);
    expect((await signInWithGoogle(sub)).userInfo.id).toBe(owner.userInfo.id);

    await link('google', { token: await googleToken(`first-${pupil.userInfo.id}`) });
    const second = await link('google', { token: await googleToken(`second-${pupil.userInfo.id}`) });
    expect([second.status, second.body.code]).toEqual([409, 'LOGIN_TAKEN']);
  });

  it('requires the same proof as signing in', async () => {
    const thief = newBrowser(app);
    const token = await google.sign({ nonce: await thief.nonce() });
    expect((await link('google', { token })).body.code).toBe('PROVIDER_TOKEN_INVALID');
    const state = await thief.nonce();
    expect((await link('wechat', { code: wechat.newCode(), state })).body.code).toBe(
      'PROVIDER_TOKEN_INVALID',
    );
  });

  it('that is still under way when the session ends links nothing', async () => {
    const sub = `slow-${pupil.userInfo.id}`;
    let answer!: (tokens: object) => void;
    appleTokens = new Promise<object>((resolve) => void (answer = resolve));
    const token = await apple.sign({ sub, nonce: await browser.nonce() });
    const linking = link('apple', { token, code: 'the-code' });
    await until(() => apple.requests.some(({ path }) => path === '/auth/token'));
    const credentials = { email: pupil.email, password: pupil.password };
    const owner = (await app.call('POST', '/auth/email', { body: credentials })).body.data;
    const body = { current: pupil.password, password: 'owner-secret' };
    await app.call('POST', '/auth/password/change', { token: owner.token, body });
    answer({ refresh_token: 'late', id_token: await apple.sign({ sub }) });
    const reply = await linking;
    expect([reply.status, reply.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await linked({ ...pupil, token: owner.token })).toEqual(['email']);
  });

  it.each([
    ['google', {}, 'token'],
    ['apple', { code: 'x' }, 'token'],
    ['wechat', { state: 'x' }, 'code'],
    ['wechat', { code: 'x' }, 'state'],
    ['email', {}, 'provider'],
  ])('%s with %j is 400 at %s', async (provider, body, path) => {
    const reply = await link(provider, body);
    expect([reply.body.code, reply.body.errors[0].path]).toEqual(['VALIDATION_FAILED', path]);
  });
});

describe('unlinking', () => {
  it('removes that login, ends nothing else, and keeps the last one', async () => {
    const sub = `leaves-${pupil.userInfo.id}`;
    await link('google', { token: await googleToken(sub) });
    expect((await unlink('google')).body).toEqual({ success: true, data: null, message: '' });
    expect(await linked()).toEqual(['email']);
    expect((await signInWithGoogle(sub)).userInfo.id).not.toBe(pupil.userInfo.id);
    expect((await unlink('email')).body.code).toBe('LAST_LOGIN');
  });

  it('the password keeps the e-mail in the profile, but not as a login', async () => {
    await link('google', { token: await googleToken(`only-${pupil.userInfo.id}`) });
    expect((await unlink('email')).status).toBe(200);
    const profile = await app.call('GET', '/users/profile', { token: pupil.token });
    expect(profile.body.data.email).toBe(pupil.email);
    const body = { email: pupil.email, password: pupil.password };
    expect((await app.call('POST', '/auth/email', { body })).body.code).toBe('INVALID_CREDENTIALS');
    expect((await unlink('google')).body.code).toBe('LAST_LOGIN');
  });

  it('both of two at once keeps one', async () => {
    await link('google', { token: await googleToken(`both-${pupil.userInfo.id}`) });
    const replies = await Promise.all([unlink('email'), unlink('google')]);
    expect(replies.map(({ body }) => body.code ?? 'done').sort()).toEqual(['LAST_LOGIN', 'done']);
    expect(await linked()).toHaveLength(1);
  });

  it('needs no e-mail in the profile of a user of WeChat', async () => {
    const body = { code: wechat.newCode(), state: await browser.nonce() };
    const { token, userInfo } = (await browser.call('POST', '/auth/wechat-web', { body })).body.data;
    expect(userInfo.email).toBeNull();
    expect(await linked({ ...pupil, token })).toEqual(['wechat']);
    const { body: exported } = await app.call('GET', '/users/export', { token });
    expect(exported.identities).toMatchObject([{ provider: 'wechat', hasRefreshToken: false }]);
  });
});

describe('a login with Apple', () => {
  const REFRESH_TOKEN = 'apple-refresh-token';
  const signIn = async (sub: string, codeOf = sub) => {
    appleTokens = { refresh_token: REFRESH_TOKEN, id_token: await apple.sign({ sub: codeOf }) };
    const token = await apple.sign({ sub, nonce: await browser.nonce() });
    return (await browser.call('POST', '/auth/apple', { body: { token, code: 'the-code' } })).body.data;
  };
  const leave = ({ token }: { token: string }) =>
    app.call('DELETE', '/users/account', { token, body: { confirm: 'DELETE' } });
  const sentTo = (path: string) => apple.requests.filter((request) => request.path === path);
  const storedTokens = async (sub: string) =>
    app.database.dataSource.query('select refresh_token from identities where subject = $1', [sub]);

  it('is revoked when the account is deleted, with a token that was stored encrypted', async () => {
    const person = await signIn('revoked');
    const [row] = await storedTokens('revoked');
    expect(row.refresh_token).toMatch(/^[\w-]{40,}$/);
    expect(Buffer.from(row.refresh_token, 'base64url').toString('latin1')).not.toContain(REFRESH_TOKEN);

    expect((await leave(person)).status).toBe(200);
    const [exchange] = sentTo('/auth/token');
    const [revoke] = sentTo('/auth/revoke');
    expect(exchange!.body).toMatchObject({ grant_type: 'authorization_code', code: 'the-code' });
    expect(revoke!.body).toMatchObject({
      client_id: 'apple-client',
      token: REFRESH_TOKEN,
      token_type_hint: 'refresh_token',
    });
    const { payload, protectedHeader } = await jwtVerify(revoke!.body.client_secret, appleKey.publicKey);
    expect([payload.iss, payload.sub, payload.aud, protectedHeader.kid]).toEqual([
      'team',
      'apple-client',
      'https://appleid.apple.com',
      'key-1',
    ]);
  });

  it('is revoked when it is unlinked', async () => {
    const person = await signIn('unlinked');
    await link('google', { token: await googleToken('unlinked') }, { ...pupil, ...person });
    expect((await unlink('apple', { ...pupil, ...person })).status).toBe(200);
    expect(sentTo('/auth/revoke')).toHaveLength(1);
  });

  it('works when Apple refuses the code, and stores no token of another person', async () => {
    const person = await signIn('theirs', 'somebody-else');
    expect(await storedTokens('theirs')).toEqual([{ refresh_token: null }]);
    apple.always({ status: 500 });
    // The published keys are cached by now; only the code is refused.
    expect((await signIn('refused')).userInfo.id).toBeDefined();
    expect((await leave(person)).status).toBe(200);
  });

  it('is deleted when Apple does not revoke it', async () => {
    const person = await signIn('kept');
    apple.next({ status: 400 });
    expect((await leave(person)).status).toBe(200);
    expect(await storedTokens('kept')).toEqual([]);
    expect(app.log()).toContain('a login with Apple was not revoked: Error Apple answered 400');
    expect(app.log()).not.toMatch(/apple-refresh-token|the-code|eyJ/);
  });
});
