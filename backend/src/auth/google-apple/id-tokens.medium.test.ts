import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { authDataSchema } from '@storysprout/contracts/api/auth';
import { startIdentityProvider } from '@storysprout/e2e/stand-ins/lib/identity-provider';
import { generateKeyPair, exportJWK } from 'jose';
import { newBrowser, signedInAs, type TestBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/create-test-app.js';

const PROVIDERS = {
  google: { issuer: 'https://accounts.google.com', clientId: 'google-client' },
  apple: { issuer: 'https://appleid.apple.com', clientId: 'apple-client' },
};
type Provider = keyof typeof PROVIDERS;
type StandIn = Awaited<ReturnType<typeof startIdentityProvider>>;
const NAMES = Object.keys(PROVIDERS) as Provider[];
const REFUSED = '401 PROVIDER_TOKEN_INVALID';
const MINUTE = 60;
const now = () => Math.floor(Date.now() / 1000);

let app: TestApp;
let browser: TestBrowser;
let standIns: Record<Provider, StandIn>;
/** Held, since keys may be fetched again two seconds later. */
const clock = jest.spyOn(Date, 'now');
beforeAll(async () => {
  clock.mockReturnValue(Date.now());
  const start = (name: Provider) => startIdentityProvider({ ...PROVIDERS[name], jwksPath: '/keys' });
  standIns = { google: await start('google'), apple: await start('apple') };
  app = await createTestApp({
    GOOGLE_CLIENT_ID: PROVIDERS.google.clientId,
    GOOGLE_JWKS_URL: standIns.google.jwksUrl,
    APPLE_CLIENT_ID: PROVIDERS.apple.clientId,
    APPLE_JWKS_URL: standIns.apple.jwksUrl,
  });
}, 60_000);
afterAll(async () => {
  clock.mockRestore();
  await app.close();
  for (const name of NAMES) await standIns[name].close();
});
beforeEach(() => {
  browser = newBrowser(app);
});

const signIn = (provider: Provider, token: string, from = browser) =>
  from.call('POST', `/auth/${provider}`, { body: { token } });

describe('a nonce', () => {
  it('is 256 random bits for one browser, which keeps its cookie for the next', async () => {
    const first = await browser.call('POST', '/auth/nonce');
    const cookie = first.headers.get('set-cookie');
    expect(first.status).toBe(200);
    expect(first.body.data.nonce).toMatch(/^[\w-]{43}$/);
    expect(cookie).toMatch(
      /^storysprout_browser=[\w-]{43}; Path=\/api\/auth; Max-Age=900; HttpOnly; SameSite=Lax$/,
    );
    const second = await browser.call('POST', '/auth/nonce');
    expect(second.headers.get('set-cookie')).toBe(cookie);
    expect(second.body.data.nonce).not.toBe(first.body.data.nonce);
  });
});

describe.each(NAMES)('signing in with %s', (provider) => {
  const sign: StandIn['sign'] = (claims, options) => standIns[provider].sign(claims, options);
  const { clientId } = PROVIDERS[provider];

  it('answers 503 while the keys cannot be fetched, and accepts the same token afterwards', async () => {
    const token = await sign({ nonce: await browser.nonce() });
    for (const fault of [{ status: 500 }, { cut: true }, { status: 200, reply: { nothing: true } }]) {
      standIns[provider].next(fault);
      const { status, body, headers } = await signIn(provider, token);
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
    }
    expect((await signIn(provider, token)).status).toBe(200);
  });

  it('creates an account for a new user, and finds it again', async () => {
    const sub = `${provider}-pupil`;
    const first = await signIn(
      provider,
      await sign({
        sub,
        name: '小雨',
        email: `${provider}@example.org`,
        email_verified: 'true',
        nonce: await browser.nonce(),
      }),
    );
    expect(first.status).toBe(200);
    const { userInfo } = authDataSchema.parse(first.body.data);
    expect(userInfo).toMatchObject({ nickName: '小雨', email: `${provider}@example.org`, region: 'global' });
    expect(await signedInAs(app, first.body.data)).toBe(userInfo.id);

    await app.database.dataSource.query(`update users set region = 'china' where id = $1`, [userInfo.id]);
    const again = await signIn(
      provider,
      await sign({ sub, email: 'other@example.org', nonce: await browser.nonce() }),
    );
    expect(again.body.data.userInfo).toEqual(userInfo);
  });

  it('accepts a token whose clock is half a minute ahead, and one that names us in azp', async () => {
    const iat = now() + 30;
    for (const claims of [
      { iat, nbf: iat },
      { azp: clientId, aud: [clientId, 'another'] },
    ])
      expect((await signIn(provider, await sign({ ...claims, nonce: await browser.nonce() }))).status).toBe(
        200,
      );
  });

  it.each<[string, Record<string, unknown>]>([
    ['for another audience', { aud: 'another-client' }],
    ['without an audience', { aud: undefined }],
    ['for several, asked for by another', { aud: [clientId, 'another'], azp: 'another' }],
    ['for several, asked for by nobody knows whom', { aud: [clientId, 'another'] }],
    ['asked for by another', { azp: 'another' }],
    ['of another issuer', { iss: 'https://accounts.example.org' }],
    ['without an issuer', { iss: undefined }],
    ['of the other provider', { iss: PROVIDERS[provider === 'google' ? 'apple' : 'google'].issuer }],
    ['that is over', { exp: now() - 2 * MINUTE }],
    ['without an end', { exp: undefined }],
    ['with an end that is no number', { exp: 'never' }],
    ['from the future', { iat: now() + 5 * MINUTE }],
    ['from long ago', { iat: now() - 30 * MINUTE }],
    ['without a time', { iat: undefined }],
    ['that is not good yet', { nbf: now() + 5 * MINUTE }],
    ['of nobody', { sub: undefined }],
    ['of an empty somebody', { sub: '' }],
    ['of somebody who is no text', { sub: 5 }],
    ['of somebody unstorable', { sub: 'a\u0000b' }],
    ['of somebody too long', { sub: 'x'.repeat(256) }],
    ['without a nonce', { nonce: undefined }],
    ['with an invented nonce', { nonce: 'x'.repeat(43) }],
    ['with a nonce that is no text', { nonce: { $ne: '' } }],
  ])('refuses a token %s', async (_, claims) => {
    expect(await outcome(provider, await sign({ nonce: await browser.nonce(), ...claims }))).toBe(REFUSED);
  });

  it('refuses forged signatures, and keys that come with the token', async () => {
    const { privateKey: _, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const nonce = await browser.nonce();
    const good = await sign({ nonce });
    const [head, claims, signature] = good.split('.') as [string, string, string];
    const flipped = (signature[9] === 'A' ? 'B' : 'A') + signature.slice(10);
    const forgeries = [
      await sign({ nonce }, { signedBy: 'stranger' }),
      await sign({ nonce }, { signedBy: 'stranger', header: { jwk } }),
      await sign(
        { nonce },
        { signedBy: 'stranger', header: { jku: `${app.url}/keys`, x5u: `${app.url}/keys` } },
      ),
      await sign({ nonce }, { signedBy: 'stranger', header: { kid: 'unknown' } }),
      await sign({ nonce }, { signedBy: 'stranger', header: { kid: '../../dev/null' } }),
      await sign({ nonce }, { signedBy: 'stranger', header: { kid: undefined } }),
      await sign({ nonce }, { signedBy: 'public-key-as-secret' }),
      await sign({ nonce }, { signedBy: 'none' }),
      await sign({ nonce }, { header: { crit: ['exp'], exp: 1 } }).catch(() => 'x.y.z'),
      `${head}.${claims}.${signature.slice(0, 9)}${flipped}`,
      `${head}.${Buffer.from(JSON.stringify({ nonce, sub: 'admin' })).toString('base64url')}.${signature}`,
      `${head}.${claims}.`,
      `${head}.${claims}`,
      'nonsense',
      '..',
    ];
    for (const token of forgeries) expect(await outcome(provider, token)).toBe(REFUSED);
    // None of them has consumed the nonce.
    expect((await signIn(provider, good)).status).toBe(200);
  });

  it('refuses a token that was used before, and a second one with its nonce', async () => {
    const nonce = await browser.nonce();
    const token = await sign({ nonce });
    expect((await signIn(provider, token)).status).toBe(200);
    expect(await outcome(provider, token)).toBe(REFUSED);
    expect(await outcome(provider, await sign({ nonce }))).toBe(REFUSED);
  });

  it('lets one of twenty in when a token is sent twenty times at once', async () => {
    const token = await sign({ nonce: await browser.nonce() });
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(provider, token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
  });

  it('refuses a stolen token in another browser, and one without cookie', async () => {
    const token = await sign({ nonce: await browser.nonce() });
    const thief = newBrowser(app);
    expect(await outcome(provider, token, thief)).toBe(REFUSED);
    await thief.nonce();
    expect(await outcome(provider, token, thief)).toBe(REFUSED);
    expect((await signIn(provider, token)).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['an empty token', { token: '' }],
    ['a token that is no text', { token: 5 }],
    ['a token of 8,193 characters', { token: 'x'.repeat(8193) }],
  ])('answers 400 to %s', async (_, body) => {
    expect((await browser.call('POST', `/auth/${provider}`, { body })).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('published keys', () => {
  it('are fetched once, however many sign in and whatever `kid` they invent', () => {
    // Three times in the outage, once after it.
    for (const name of NAMES) expect(standIns[name].requests).toHaveLength(4);
  });

  it('are fetched again when a new one signs', async () => {
    await standIns.google.rotateKeys();
    const token = await standIns.google.sign({ nonce: await browser.nonce() });
    clock.mockReturnValue(Date.now() + 3_000);
    expect((await signIn('google', token)).status).toBe(200);
  });
});

describe('the log', () => {
  it('contains no token, nonce, e-mail or subject', () => {
    expect(app.log()).not.toMatch(/eyJ|example\.org|-pupil|storysprout_browser/);
  });
});

/** The outcome of signing in with a token that must be refused. */
async function outcome(provider: Provider, token: string, from = browser): Promise<string> {
  const { status, body } = await signIn(provider, token, from);
  return `${status} ${body.code}`;
}
