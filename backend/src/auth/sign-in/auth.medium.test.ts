import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { authDataSchema } from '@storysprout/contracts/api/auth';
import jwt from 'jsonwebtoken';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';
import { HASH_COST, PasswordHashService } from '../password/password-hash.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const signIn = (email: string, password: string) =>
  app.call('POST', '/auth/email', { body: { email, password } });
const profileStatus = async (token: string) => (await app.call('GET', '/users/profile', { token })).status;
const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);

describe('registering', () => {
  it('creates a user with defaults, and a valid token', async () => {
    const body = { email: '  New.Pupil@Example.ORG ', password: 'secret-123', nickName: ' 小雨 ' };
    const reply = await app.call('POST', '/auth/register', { body });
    expect(reply.status).toBe(201);
    const { userInfo, token } = authDataSchema.parse(reply.body.data);
    expect(userInfo).toMatchObject({
      email: 'new.pupil@example.org',
      nickName: '小雨',
      language: 'zh-CN',
      region: 'global',
      preferences: { defaultGrade: 1, favoriteThemes: [], defaultVoice: 'nova' },
      stats: { totalStories: 0, totalFavorites: 0, totalShares: 0 },
    });
    expect(Object.keys(reply.body.data.userInfo)).not.toContain('passwordHash');
    expect(await profileStatus(token)).toBe(200);
  });

  it('stores the password as argon2id only', async () => {
    app.nest.get(PasswordHashService).cost = HASH_COST;
    const { userInfo } = await registerUser(app, { password: 'plain-to-see' });
    const [row] = await sql('select * from users where id = $1', [userInfo.id]);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('plain-to-see');
  });

  it('gives an e-mail to one of 20 parallel requests', async () => {
    const body = { email: 'wanted@example.org', password: 'secret-123', nickName: 'Racer' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.call('POST', '/auth/register', { body })),
    );
    const outcomes = replies.map((reply) => reply.body.code ?? reply.status);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'EMAIL_TAKEN')).toHaveLength(19);
    const [{ count }] = await sql(
      `select count(*)::int as count from users where email = 'wanted@example.org'`,
    );
    expect(count).toBe(1);
  });

  it('refuses a taken e-mail in other letters', async () => {
    const { email } = await registerUser(app);
    const body = { email: email.toUpperCase(), password: 'secret-123', nickName: 'Other' };
    const reply = await app.call('POST', '/auth/register', { body });
    expect([reply.status, reply.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it.each([
    ['a password of 5', { password: '12345' }],
    ['a password of 129', { password: 'x'.repeat(129) }],
    ['a nickname of 1', { nickName: ' x ' }],
    ['a nickname of 31', { nickName: 'x'.repeat(31) }],
    ['no e-mail', { email: 'nobody' }],
    ['an e-mail of 255', { email: `${'x'.repeat(243)}@example.org` }],
  ])('refuses %s', async (_, wrong) => {
    const body = { email: 'fine@example.org', password: 'secret-123', nickName: 'Fine', ...wrong };
    const reply = await app.call('POST', '/auth/register', { body });
    expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('creates an English account for a guest who saw the product in English', async () => {
    const body = { email: 'english@example.org', password: 'secret-123', nickName: 'Emma' };
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    const reply = await app.call('POST', '/auth/register', { body, headers });
    expect(reply.body.data.userInfo.language).toBe('en-US');
  });
});

describe('signing in', () => {
  it('works with the e-mail in any letters', async () => {
    const { email, password, userInfo } = await registerUser(app);
    const reply = await signIn(` ${email.toUpperCase()} `, password);
    expect([reply.status, reply.body.data.userInfo]).toEqual([200, userInfo]);
    expect(await profileStatus(reply.body.data.token)).toBe(200);
  });

  it('takes the password as typed', async () => {
    const { email } = await registerUser(app, { password: ' spaced out ' });
    expect((await signIn(email, 'spaced out')).status).toBe(401);
    expect((await signIn(email, ' spaced out ')).status).toBe(200);
  });

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const { email } = await registerUser(app);
    const [unknown, wrong] = [
      await signIn('nobody@example.org', 'secret-123'),
      await signIn(email, 'wrong-123'),
    ];
    expect(unknown.body).toEqual({
      success: false,
      data: null,
      message: 'Invalid email or password',
      code: 'INVALID_CREDENTIALS',
    });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  });

  it('verifies a password for an unknown e-mail as for a wrong one, so that timing reveals nothing', async () => {
    const { email } = await registerUser(app);
    const verify = jest.spyOn(app.nest.get(PasswordHashService), 'verifyPassword');
    await signIn(email, 'wrong-123');
    await signIn('nobody@example.org', 'wrong-123');
    expect(verify.mock.calls).toEqual([
      ['wrong-123', expect.stringContaining('$argon2id$')],
      ['wrong-123', undefined],
    ]);
    verify.mockRestore();
  });

  it('stores the region of the caller’s address', async () => {
    const { email, password, userInfo } = await registerUser(app);
    await sql(`update users set region = 'china' where id = $1`, [userInfo.id]);
    expect((await signIn(email, password)).body.data.userInfo.region).toBe('global');
  });
});

describe('refreshing', () => {
  it('gives a fresh token and lets the old one live for 30 seconds', async () => {
    const { token: old, userInfo } = await registerUser(app);
    const reply = await app.call('POST', '/auth/refresh', { token: old });
    expect([reply.status, reply.body.data.userInfo]).toEqual([200, userInfo]);
    const fresh = reply.body.data.token;
    expect(fresh).not.toBe(old);
    expect([await profileStatus(old), await profileStatus(fresh)]).toEqual([200, 200]);

    const [row] = await sql(
      'select extract(epoch from expires_at - now())::float as left from sessions where id = $1',
      [idOf(old)],
    );
    expect(row.left).toBeGreaterThan(25);
    expect(row.left).toBeLessThanOrEqual(30);
    await passGrace(old);
    expect([await profileStatus(old), await profileStatus(fresh)]).toEqual([401, 200]);
  });

  it('does not extend the grace period when repeated', async () => {
    const { token: old } = await registerUser(app);
    await app.call('POST', '/auth/refresh', { token: old });
    await sql(`update sessions set expires_at = now() + interval '5 seconds' where id = $1`, [idOf(old)]);
    expect((await app.call('POST', '/auth/refresh', { token: old })).status).toBe(200);
    const [row] = await sql(
      `select expires_at < now() + interval '6 seconds' as short from sessions where id = $1`,
      [idOf(old)],
    );
    expect(row.short).toBe(true);
  });

  it('is refused with an ended token', async () => {
    const { token } = await registerUser(app);
    await passGrace(token);
    expect((await app.call('POST', '/auth/refresh', { token })).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the token and the one it replaced, but no other sign-in of the user', async () => {
    const { token: old, email, password } = await registerUser(app);
    const fresh = (await app.call('POST', '/auth/refresh', { token: old })).body.data.token;
    const elsewhere = (await signIn(email, password)).body.data.token;
    const reply = await app.call('POST', '/auth/logout', { token: fresh });
    expect([reply.status, reply.body]).toEqual([200, { success: true, data: null, message: '' }]);
    expect([await profileStatus(fresh), await profileStatus(old), await profileStatus(elsewhere)]).toEqual([
      401, 401, 200,
    ]);
    expect((await app.call('POST', '/auth/logout', { token: fresh })).status).toBe(401);
  });
});

describe('the log', () => {
  it('contains no e-mail, password or token', () => {
    expect(app.log()).not.toMatch(/example\.org|secret-123|eyJ/);
  });
});

const idOf = (token: string) => (jwt.decode(token) as jwt.JwtPayload).jti;

/** Moves the session's end into the past, as if the grace period were over. */
const passGrace = (token: string) =>
  sql('update sessions set expires_at = now() where id = $1', [idOf(token)]);
