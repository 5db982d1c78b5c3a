import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthData } from '@storysprout/contracts/api/auth';
import { startIdentityProvider } from '@storysprout/e2e/stand-ins/lib/identity-provider';
import { startSmtp } from '@storysprout/e2e/stand-ins/smtp';
import { MailService } from '../../mail/mail.service.js';
import { newBrowser } from '../../testing/browser.js';
import { createTestApp, registerUser, type TestApp, type TestReply } from '../../testing/create-test-app.js';

const ISSUERS = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' };
type Provider = keyof typeof ISSUERS;
type StandIn = Awaited<ReturnType<typeof startIdentityProvider>>;
const PROVIDERS = ['google', 'apple'] as const;
const OTHER: Record<Provider, Provider> = { google: 'apple', apple: 'google' };

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let standIns: Record<Provider, StandIn>;
let email: string;
let mailboxes = 0;
beforeAll(async () => {
  const start = (name: Provider) =>
    startIdentityProvider({ issuer: ISSUERS[name], clientId: 'client', jwksPath: '/keys' });
  standIns = { google: await start('google'), apple: await start('apple') };
  smtp = await startSmtp();
  app = await createTestApp({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@stories.example.org',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_JWKS_URL: standIns.google.jwksUrl,
    APPLE_CLIENT_ID: 'client',
    APPLE_JWKS_URL: standIns.apple.jwksUrl,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
  for (const name of PROVIDERS) await standIns[name].close();
});
beforeEach(() => {
  email = `mailbox${(mailboxes += 1)}@example.org`;
});

/** Signs in from a new browser. */
async function signIn(provider: Provider, claims: Record<string, unknown>): Promise<AuthData> {
  const browser = newBrowser(app);
  const token = await standIns[provider].sign({ ...claims, nonce: await browser.nonce() });
  const { status, body } = await browser.call('POST', `/auth/${provider}`, { body: { token } });
  expect(status).toBe(200);
  return body.data;
}

const proveEmail = (userId: string) =>
  app.database.dataSource.query('update users set email_verified_at = now() where id = $1', [userId]);
const linkedTo = async ({ token }: AuthData) =>
  (await app.call('GET', '/auth/logins', { token })).body.data.logins.map(
    ({ provider }: { provider: string }) => provider,
  );

describe.each(PROVIDERS)('a person with an e-mail at %s', (provider) => {
  const verified = { email_verified: true };

  it('unknown here gets an account with the e-mail, if it is verified', async () => {
    const { userInfo } = await signIn(provider, { email: email.toUpperCase(), ...verified });
    expect(userInfo.email).toBe(email);
    const register = await app.call('POST', '/auth/register', {
      body: { email, password: 'secret-123', nickName: 'Late' },
    });
    expect(register.body.code).toBe('EMAIL_TAKEN');
  });

  it.each([false, 'false', undefined, null, 1, 'yes', {}])(
    'not verified (%j) gets an account without it, and leaves it to its owner',
    async (unverified) => {
      const { userInfo } = await signIn(provider, { email, email_verified: unverified });
      expect(userInfo.email).toBeNull();
      expect((await registerUser(app, { email })).userInfo.id).not.toBe(userInfo.id);
    },
  );

  it.each(['no e-mail', 'a@b', 5, ['a@b.cc'], 'a\u0000@b.cc'])(
    'that is none (%j) gets an account without it',
    async (nonsense) => {
      expect((await signIn(provider, { email: nonsense, ...verified })).userInfo.email).toBeNull();
    },
  );

  it('verified on both sides opens the account with that e-mail, and is linked to it', async () => {
    const local = await registerUser(app, { email });
    await proveEmail(local.userInfo.id);
    const signedIn = await signIn(provider, { email, ...verified });
    expect(signedIn.userInfo.id).toBe(local.userInfo.id);
    expect(await linkedTo(signedIn)).toEqual(['email', provider]);
    // The password still works: nothing was removed.
    const body = { email, password: local.password };
    expect((await app.call('POST', '/auth/email', { body })).status).toBe(200);
  });

  it.each([
    ['that only the provider has proved', false, true],
    ['that only we have proved', true, false],
    ['that nobody has proved', false, false],
  ])('%s, which another account has, gets a separate account', async (_, here, there) => {
    const local = await registerUser(app, { email });
    if (here) await proveEmail(local.userInfo.id);
    const signedIn = await signIn(provider, { email, email_verified: there });
    expect(signedIn.userInfo).toMatchObject({ email: null });
    expect(signedIn.userInfo.id).not.toBe(local.userInfo.id);
    expect(await linkedTo(local)).toEqual(['email']);
  });

  it('verified by the other provider, too, opens the account that came from there', async () => {
    const first = await signIn(OTHER[provider], { email, ...verified });
    expect((await signIn(provider, { email, ...verified })).userInfo.id).toBe(first.userInfo.id);
  });

  it('of another person of the same provider before gets a separate account', async () => {
    const before = await signIn(provider, { sub: `before-${email}`, email, ...verified });
    const after = await signIn(provider, { sub: `after-${email}`, email, ...verified });
    expect([after.userInfo.id === before.userInfo.id, after.userInfo.email]).toEqual([false, null]);
  });

  it('keeps the account when the e-mail changes there, and the e-mail here', async () => {
    const victim = await registerUser(app);
    await proveEmail(victim.userInfo.id);
    const first = await signIn(provider, { sub: `moves-${email}`, email, ...verified });
    const moved = await signIn(provider, { sub: `moves-${email}`, email: victim.email, ...verified });
    expect(moved.userInfo).toEqual(first.userInfo);
  });

  it('is not the person with the same subject at the other provider', async () => {
    const first = await signIn(OTHER[provider], { sub: `same-${email}` });
    expect((await signIn(provider, { sub: `same-${email}` })).userInfo.id).not.toBe(first.userInfo.id);
  });

  it('becomes one user, however many sign-ins race', async () => {
    const data = await Promise.all(
      Array.from({ length: 8 }, () => signIn(provider, { sub: `racer-${email}`, email, ...verified })),
    );
    expect(new Set(data.map(({ userInfo }) => userInfo.id)).size).toBe(1);
  });
});

describe('of two people with one e-mail, a stranger who registers with it and the owner of the mailbox,', () => {
  const CASES = PROVIDERS.flatMap((provider) =>
    [true, false].flatMap((verified) =>
      (['before', 'after'] as const).flatMap((registers) =>
        (['before', 'after'] as const).flatMap((links) =>
          (['link', 'reset'] as const).map((claim) => ({ provider, verified, registers, links, claim })),
        ),
      ),
    ),
  );
  const post = (path: string, body: unknown, token?: string) =>
    app.call('POST', `/auth${path}`, { body, ...(token && { token }) });
  const codeIn = ({ text }: { text: string }) => /#code=([\w-]{43})\s/.exec(text)![1]!;

  /** Signs the stranger up, with the code that is mailed to the owner; undefined where the e-mail is taken. */
  async function registerStranger() {
    const arriving = smtp.nextMail(email);
    const { body } = await post('/register', { email, password: 'strange-1', nickName: 'Stranger' });
    return body.success ? { data: body.data as AuthData, code: codeIn(await arriving) } : undefined;
  }
  /** Links a login of the stranger's own; expects the status. */
  async function linkStranger({ token }: AuthData, provider: Provider, expected = 200) {
    const browser = newBrowser(app);
    const proof = await standIns[provider].sign({ sub: `stranger-${email}`, nonce: await browser.nonce() });
    const path = `/auth/logins/${provider}`;
    const { status } = await browser.call('POST', path, { token, body: { token: proof } });
    expect(status).toBe(expected);
    // The owner of the mailbox is told of it, before any further mail.
    await app.nest.get(MailService).waitUntilSent();
  }
  /** The owner's part: confirms by the mailed link, or asks for a new password. */
  async function claimAccount(claim: 'link' | 'reset', mailed: string) {
    if (claim === 'link') return post('/email/verify', { code: mailed, newPassword: 'owner-secret' });
    const arriving = smtp.nextMail(email);
    await post('/password/forgot', { email });
    return post('/password/reset', { code: codeIn(await arriving), password: 'owner-secret' });
  }
  /** The accounts that successful replies and sign-ins open. */
  const accountsOf = (replies: TestReply[], ...signedIn: AuthData[]) =>
    new Set<string>([
      ...replies
        .filter(({ status }) => status === 200)
        .map(({ body: { data } }) => (data.userInfo ?? data).id),
      ...signedIn.map(({ userInfo }) => userInfo.id),
    ]);

  it.each(CASES)(
    'neither ends in the other’s account: $provider, verified $verified; registered $registers the owner’s sign-in, linked $links the owner’s $claim',
    async ({ provider, verified, registers, links, claim }) => {
      const signOwnerIn = () => signIn(provider, { sub: `owner-${email}`, email, email_verified: verified });
      if (registers === 'after') await signOwnerIn();
      const stranger = await registerStranger();
      // What the provider has verified is the owner's: nobody registers it later.
      expect(stranger === undefined).toBe(registers === 'after' && verified);
      if (registers === 'before') await signOwnerIn();
      if (stranger && links === 'before') await linkStranger(stranger.data, OTHER[provider]);
      const claimed = await claimAccount(stranger ? claim : 'reset', stranger?.code ?? '');
      expect(claimed.status).toBe(200);
      if (stranger && links === 'after') await linkStranger(stranger.data, OTHER[provider], 401);

      const token = stranger?.data.token ?? 'none';
      const byOldWays = [
        await app.call('GET', '/users/profile', { token }),
        await app.call('POST', '/auth/refresh', { token }),
        await post('/email', { email, password: 'strange-1' }),
      ];
      const strangers = accountsOf(byOldWays, await signIn(OTHER[provider], { sub: `stranger-${email}` }));
      const byPassword = await post('/email', { email, password: 'owner-secret' });
      expect(byPassword.status).toBe(200);
      const owners = accountsOf([byPassword], await signOwnerIn());
      expect(owners).toContain(stranger?.data.userInfo.id ?? byPassword.body.data.userInfo.id);
      expect([...owners].filter((id) => strangers.has(id))).toEqual([]);
    },
  );

  it('the owner’s first sign-in by a provider comes after the takeover, and joins an account that is theirs alone', async () => {
    const stranger = (await registerStranger())!;
    await linkStranger(stranger.data, 'apple');
    await claimAccount('link', stranger.code);
    const owner = await signIn('google', { email, email_verified: true });
    expect([owner.userInfo.id, await linkedTo(owner)]).toEqual([
      stranger.data.userInfo.id,
      ['email', 'google'],
    ]);
  });

  it('the stranger’s sign-ins that race the takeover do not outlast it', async () => {
    const stranger = (await registerStranger())!;
    await linkStranger(stranger.data, 'apple');
    const sub = `stranger-${email}`;
    const [, ...racers] = await Promise.all([
      claimAccount('link', stranger.code),
      ...Array.from({ length: 6 }, () => signIn('apple', { sub })),
    ]);
    const replies = await Promise.all(
      racers.map(({ token }) => app.call('GET', '/users/profile', { token })),
    );
    expect(accountsOf(replies)).not.toContain(stranger.data.userInfo.id);
  });
});

describe('a name', () => {
  it.each([
    ['小雨', '小雨'],
    ['  Anna \u202e \n Lee ', 'Anna Lee'],
    ['x', '小读者'],
    [undefined, '小读者'],
    ['👩‍👩‍👧‍👦'.repeat(10), '👩‍👩‍👧‍👦'.repeat(2)],
    ['A'.repeat(200), 'A'.repeat(30)],
  ])('%j becomes the nickname %j', async (name, nickName) => {
    expect((await signIn('google', { name })).userInfo.nickName).toBe(nickName);
  });

  it('is the given one where there are two, and Apple’s page sends it beside the token', async () => {
    expect((await signIn('google', { name: 'Anna Lee', given_name: 'Anna' })).userInfo.nickName).toBe('Anna');
    const browser = newBrowser(app);
    const token = await standIns.apple.sign({ nonce: await browser.nonce() });
    const { body } = await browser.call('POST', '/auth/apple', { body: { token, name: 'Xiaoyu' } });
    expect(body.data.userInfo.nickName).toBe('Xiaoyu');
  });
});
