import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loginsSchema } from '@storysprout/contracts/api/logins';
import { startIdentityProvider } from '@storysprout/e2e/stand-ins/lib/identity-provider';
import { startSmtp } from '@storysprout/e2e/stand-ins/smtp';
import { MailService } from '../../mail/mail.service.js';
import { newBrowser } from '../../testing/browser.js';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';

type Person = Awaited<ReturnType<typeof registerUser>>;

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let google: Awaited<ReturnType<typeof startIdentityProvider>>;
let pupil: Person;
/** The mail sent at registration. */
let welcome: string;
beforeAll(async () => {
  smtp = await startSmtp();
  google = await startIdentityProvider({
    issuer: 'https://accounts.google.com',
    clientId: 'client',
    jwksPath: '/keys',
  });
  app = await createTestApp({
    PUBLIC_URL: 'http://stories.example.org',
    SMTP_URL: smtp.url,
    MAIL_FROM: '故事芽 <hello@stories.example.org>',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_JWKS_URL: google.jwksUrl,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
  await google.close();
});

let people = 0;
const newEmail = () => `mailed${(people += 1)}@example.org`;
const codeIn = (text: string) => /#code=([\w-]{43})\s/.exec(text)![1]!;
const post = (path: string, body?: unknown, token?: string) =>
  app.call('POST', `/auth${path}`, { body, ...(token && { token }) });
const signIn = (password: string, { email } = pupil) => post('/email', { email, password });
const reset = (code: string, password = 'new-secret') => post('/password/reset', { code, password });
const sql = (text: string, values: unknown[]) => app.database.dataSource.query(text, values);

/** Runs an action that sends a mail to the address, and waits for it. */
async function mailed<T>(email: string, act: () => Promise<T>) {
  const arriving = smtp.nextMail(email);
  const result = await act();
  return { mail: await arriving, result };
}
const forgotten = async ({ email } = pupil) =>
  codeIn((await mailed(email, () => post('/password/forgot', { email }))).mail.text);
const signInWithGoogle = async (email: string) => {
  const browser = newBrowser(app);
  const token = await google.sign({ email, email_verified: true, nonce: await browser.nonce() });
  return (await browser.call('POST', '/auth/google', { body: { token } })).body.data;
};

beforeEach(async () => {
  const email = newEmail();
  const { mail, result } = await mailed(email, () => registerUser(app, { email }));
  [pupil, welcome] = [result, mail.text];
});

describe('mails', () => {
  it('are sent in the user’s language, as text and HTML, with the code in the fragment', async () => {
    const { mail } = await mailed(pupil.email, () => post('/password/forgot', { email: pupil.email }));
    expect(mail).toMatchObject({
      to: pupil.email,
      from: 'hello@stories.example.org',
      subject: '故事芽：设置新密码',
    });
    expect(mail.text).toMatch(/\nhttp:\/\/stories\.example\.org\/reset-password#code=[\w-]{43}\n/);
    expect(mail.html).toContain(`reset-password#code=${codeIn(mail.text)}"`);

    const email = newEmail();
    const body = { email, password: 'secret-123', nickName: 'Emma' };
    const english = await mailed(email, () =>
      app.call('POST', '/auth/register', { body, headers: { 'accept-language': 'en-GB' } }),
    );
    expect(english.mail.subject).toBe('StorySprout: confirm your e-mail');
    expect(english.mail.text).toContain('http://stories.example.org/verify-email#code=');
  });

  it('are announced in /config', async () => {
    expect((await app.call('GET', '/config')).body.data.mail).toBe(true);
  });

  it('leave only hashes of their codes in the database', async () => {
    const rows = await sql('select mail_codes::text as row from mail_codes where user_id = $1', [
      pupil.userInfo.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(codeIn(welcome));
  });
});

describe('a forgotten password', () => {
  it('gets the same reply for known and unknown e-mails, and no mail goes to an unknown one', async () => {
    const known = await post('/password/forgot', { email: pupil.email });
    const unknown = await post('/password/forgot', { email: 'stranger@example.org' });
    expect([known.status, known.body]).toEqual([200, { success: true, data: null, message: '' }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await app.nest.get(MailService).waitUntilSent();
    expect(smtp.mails.filter(({ to }) => to === 'stranger@example.org')).toEqual([]);
  });

  it('is replaced with the code: the new one works, every session and lock ends', async () => {
    const elsewhere = (await signIn(pupil.password)).body.data.token;
    const code = await forgotten();
    const reply = await reset(code);
    expect([reply.status, reply.body.data]).toEqual([200, null]);
    for (const token of [pupil.token, elsewhere])
      expect((await app.call('GET', '/users/profile', { token })).status).toBe(401);
    expect([(await signIn(pupil.password)).status, (await signIn('new-secret')).status]).toEqual([401, 200]);
  });

  it('is replaced once by a code, also when used twenty times at once', async () => {
    const code = await forgotten();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(code, `secret-${index}x`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status, body } = await reset(code);
    expect([status, body.code, body.errors]).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ path: 'code', message: 'The verification code is wrong or has expired' }],
    ]);
  }, 30_000);

  it('invalidates all other codes when replaced', async () => {
    const [first, second] = [await forgotten(), await forgotten()];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it('is not replaced by a code that is 30 minutes old, of another purpose, changed or invented', async () => {
    const code = await forgotten();
    await sql(`update mail_codes set expires_at = expires_at - interval '30 minutes' where user_id = $1`, [
      pupil.userInfo.id,
    ]);
    for (const bad of [code, codeIn(welcome), `${code}x`, code.toLowerCase(), 'x'.repeat(43), '\u0000'])
      expect((await reset(bad)).body.code).toBe('VALIDATION_FAILED');
    expect((await signIn(pupil.password)).status).toBe(200);
  });

  it('is not replaced by another user’s code', async () => {
    const email = newEmail();
    const { result: other } = await mailed(email, () => registerUser(app, { email }));
    await reset(await forgotten(other));
    expect([(await signIn(pupil.password)).status, (await signIn('new-secret', other)).status]).toEqual([
      200, 200,
    ]);
  });

  it('of a user with Google only is set by the code, which proves nothing new', async () => {
    const email = newEmail();
    const { userInfo, token } = await signInWithGoogle(email);
    const code = await forgotten({ ...pupil, email });
    const { logins: keepable } = (await post('/password/reset/logins', { code })).body.data;
    expect(keepable).toMatchObject([{ provider: 'google' }]);
    await post('/password/reset', { code, password: 'new-secret', keep: ['google'] });
    expect((await app.call('GET', '/users/profile', { token })).status).toBe(401);
    const signedIn = await post('/email', { email, password: 'new-secret' });
    expect(signedIn.body.data.userInfo.id).toBe(userInfo.id);
    const { logins } = (await app.call('GET', '/auth/logins', { token: signedIn.body.data.token })).body.data;
    expect(logins).toMatchObject([{ provider: 'email', verified: true }, { provider: 'google' }]);
  });

  it('ends the linked logins that are not kept: a thief’s would still open the account', async () => {
    expect((await post('/email/verify', { code: codeIn(welcome) }, pupil.token)).status).toBe(200);
    const browser = newBrowser(app);
    const token = await google.sign({ sub: `thief-${pupil.userInfo.id}`, nonce: await browser.nonce() });
    await mailed(pupil.email, () =>
      browser.call('POST', '/auth/logins/google', { token: pupil.token, body: { token } }),
    );
    const code = await forgotten();
    const { logins } = (await post('/password/reset/logins', { code })).body.data;
    expect(loginsSchema.strict().parse({ logins }).logins).toMatchObject([{ provider: 'google' }]);
    expect((await reset(code)).status).toBe(200);
    const again = await google.sign({ sub: `thief-${pupil.userInfo.id}`, nonce: await browser.nonce() });
    const thief = await browser.call('POST', '/auth/google', { body: { token: again } });
    expect(thief.body.data.userInfo.id).not.toBe(pupil.userInfo.id);
  });

  it.each(['x'.repeat(43), ''])('shows no logins for the code %j', async (code) => {
    const reply = await post('/password/reset/logins', { code });
    expect([reply.status, reply.body.code, reply.body.errors[0].path]).toEqual([
      400,
      'VALIDATION_FAILED',
      'code',
    ]);
  });

  it('of an e-mail that a stranger registered goes to its owner, without the stranger’s logins', async () => {
    // A stranger registers with an e-mail of another person, and links a login of their own.
    const browser = newBrowser(app);
    const link = await google.sign({ sub: 'squatter', nonce: await browser.nonce() });
    await mailed(pupil.email, () =>
      browser.call('POST', '/auth/logins/google', { token: pupil.token, body: { token: link } }),
    );
    const code = await forgotten();
    expect((await post('/password/reset/logins', { code })).body.data).toEqual({ logins: [] });
    await post('/password/reset', { code, password: 'new-secret', keep: ['google'] });
    const back = await google.sign({ sub: 'squatter', nonce: await browser.nonce() });
    const squatter = await browser.call('POST', '/auth/google', { body: { token: back } });
    expect(squatter.body.data.userInfo.id).not.toBe(pupil.userInfo.id);
  });
});

describe('an e-mail', () => {
  const verify = (code: string, token: string | undefined = pupil.token, proof = {}) =>
    post('/email/verify', { code, ...proof }, token);
  const verifyElsewhere = (code: string, proof = {}) => post('/email/verify', { code, ...proof });
  const send = (token = pupil.token) => post('/email/verify/send', undefined, token);
  const verifiedAt = async () =>
    (await sql('select email_verified_at from users where id = $1', [pupil.userInfo.id]))[0]
      .email_verified_at;
  const isVerified = async () => (await verifiedAt()) !== null;

  it('is verified by the code, once; then a provider that verified it as well is linked', async () => {
    expect(await isVerified()).toBe(false);
    expect((await verify(codeIn(welcome))).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect((await verify(codeIn(welcome))).body.code).toBe('VALIDATION_FAILED');
    expect((await signInWithGoogle(pupil.email)).userInfo.id).toBe(pupil.userInfo.id);
    expect((await signIn(pupil.password)).status).toBe(200);
  });

  it('is verified in the session that registered it, also after a refresh', async () => {
    const { token } = (await post('/refresh', undefined, pupil.token)).body.data;
    expect((await verify(codeIn(welcome), token)).status).toBe(200);
  });

  it('is not verified by the code alone from anywhere else, and the code stays valid', async () => {
    const email = newEmail();
    const { result: other } = await mailed(email, () => registerUser(app, { email }));
    const later = (await signIn(pupil.password)).body.data.token;
    for (const token of [undefined, other.token, later, 'nonsense']) {
      const { status, body } = await post('/email/verify', { code: codeIn(welcome) }, token);
      expect([status, body.code]).toEqual([400, 'CONFIRMATION_REQUIRED']);
    }
    expect(await isVerified()).toBe(false);
    expect((await verify(codeIn(welcome))).status).toBe(200);
  });

  it('is verified from anywhere with the password of the account, not with a wrong one', async () => {
    const wrong = await verifyElsewhere(codeIn(welcome), { password: 'wrong-123' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'CONFIRMATION_REQUIRED']);
    expect(await isVerified()).toBe(false);
    expect((await verifyElsewhere(codeIn(welcome), { password: pupil.password })).status).toBe(200);
    expect(await isVerified()).toBe(true);
    // Nothing was dropped.
    expect((await app.call('GET', '/users/profile', { token: pupil.token })).status).toBe(200);
  });

  it('with a new password takes the account over: password, sessions and linked logins of before end', async () => {
    const browser = newBrowser(app);
    const link = await google.sign({ sub: `before-${pupil.email}`, nonce: await browser.nonce() });
    await browser.call('POST', '/auth/logins/google', { token: pupil.token, body: { token: link } });
    const taken = await verifyElsewhere(codeIn(welcome), { newPassword: 'new-secret' });
    expect([taken.status, taken.body.data]).toEqual([200, null]);
    expect(await isVerified()).toBe(true);
    expect((await app.call('GET', '/users/profile', { token: pupil.token })).status).toBe(401);
    expect([(await signIn(pupil.password)).status, (await signIn('new-secret')).status]).toEqual([401, 200]);
    const back = await google.sign({ sub: `before-${pupil.email}`, nonce: await browser.nonce() });
    const stranger = await browser.call('POST', '/auth/google', { body: { token: back } });
    expect(stranger.body.data.userInfo.id).not.toBe(pupil.userInfo.id);
  });

  it('is taken over once by a code, also when used ten times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        verifyElsewhere(codeIn(welcome), { newPassword: `secret-${index}x` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  }, 30_000);

  it.each([
    ['both passwords', { password: 'secret-123', newPassword: 'new-secret' }],
    ['a new password of 5', { newPassword: '12345' }],
    ['a password that is none', { password: 5 }],
  ])('is not verified with %s', async (_, proof) => {
    expect((await verify(codeIn(welcome), pupil.token, proof)).body.code).toBe('VALIDATION_FAILED');
    expect(await isVerified()).toBe(false);
  });

  it('gets another code on request until it is verified', async () => {
    const { mail } = await mailed(pupil.email, () => send());
    expect((await verify(codeIn(mail.text))).status).toBe(200);
    const before = smtp.mails.length;
    expect((await send()).status).toBe(200);
    await app.nest.get(MailService).waitUntilSent();
    expect(smtp.mails).toHaveLength(before);
  });

  it('is not verified by a code for a password, and a guest cannot request one', async () => {
    expect((await verify(await forgotten())).body.code).toBe('VALIDATION_FAILED');
    expect((await post('/email/verify/send')).body.code).toBe('UNAUTHENTICATED');
    expect(await isVerified()).toBe(false);
  });
});

describe('a mail server that refuses', () => {
  it('is logged without the address, and the reply is the same', async () => {
    smtp.refuse('no such mailbox');
    try {
      const reply = await post('/password/forgot', { email: pupil.email });
      expect([reply.status, reply.body.data]).toEqual([200, null]);
      await app.nest.get(MailService).waitUntilSent();
      expect(app.log()).toContain('a mail was not sent: EENVELOPE 550');
      expect(app.log()).not.toContain(pupil.email);
    } finally {
      smtp.refuse();
    }
  });
});

describe('the log', () => {
  it('contains no e-mail and no code', () => {
    expect(app.log()).not.toMatch(/@example\.org|code=/);
  });
});
