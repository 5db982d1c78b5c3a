import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';

const SECRET = 'a secret of the tests with at least 32 bytes';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ JWT_SECRET: SECRET });
}, 60_000);
afterAll(() => app.close());

const profileStatus = async (token: string) => (await app.call('GET', '/users/profile', { token })).status;

describe('tokens', () => {
  it('are valid for 7 days and contain only user, session, issuer and audience', async () => {
    const { token, userInfo } = await registerUser(app);
    const claims = jwt.decode(token) as jwt.JwtPayload;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
    expect([claims.sub, claims.exp! - claims.iat!]).toEqual([userInfo.id, 7 * 24 * 3600]);
  });

  const forgeries: [string, (claims: jwt.JwtPayload, token: string) => string][] = [
    ['alg none', (claims) => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    [
      'alg None with the true signature',
      (claims, token) => `${base64({ alg: 'None' })}.${base64(claims)}.${token.split('.')[2]}`,
    ],
    ['HS512', (claims) => jwt.sign(claims, SECRET, { algorithm: 'HS512' })],
    ['another secret', (claims) => jwt.sign(claims, 'x'.repeat(40))],
    ['an empty secret', (claims) => jwt.sign(claims, Buffer.from(' '))],
    ['a foreign issuer', (claims) => jwt.sign({ ...claims, iss: 'https://accounts.google.com' }, SECRET)],
    ['a foreign audience', (claims) => jwt.sign({ ...claims, aud: 'other' }, SECRET)],
    [
      'an exp in the past',
      (claims) => jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, SECRET),
    ],
    [
      'another person’s id',
      (claims) => jwt.sign({ ...claims, sub: '01890000-0000-7000-8000-000000000000' }, SECRET),
    ],
    [
      'an unknown session',
      (claims) => jwt.sign({ ...claims, jti: '01890000-0000-7000-8000-000000000000' }, SECRET),
    ],
    ['ids that are no ids', (claims) => jwt.sign({ ...claims, sub: "' or 1=1 --", jti: { a: 1 } }, SECRET)],
    ['no session', ({ jti: _, ...claims }) => jwt.sign(claims, SECRET)],
    [
      'jwk in the header',
      (claims) =>
        jwt.sign(claims, 'x'.repeat(40), {
          header: { alg: 'HS256', jwk: { kty: 'oct', k: 'eHh4' } } as never,
        }),
    ],
    [
      'jku and kid in the header',
      (claims) =>
        jwt.sign(claims, 'x'.repeat(40), {
          header: { alg: 'HS256', jku: `${app.url}/x`, kid: '../../dev/null' } as never,
        }),
    ],
    ['a text as claims', () => jwt.sign('claims', SECRET)],
    ['a flipped bit in the claims', (_, token) => flip(token, 1)],
    ['a flipped bit in the signature', (_, token) => flip(token, 2)],
    ['half of it', (_, token) => token.slice(0, token.length / 2)],
    ['nonsense', () => 'nonsense'],
    ['very much of it', () => 'x'.repeat(8_000)],
  ];

  it('pass when they are valid (control)', async () => {
    const { token } = await registerUser(app);
    expect(await profileStatus(jwt.sign(jwt.decode(token) as object, SECRET))).toBe(200);
  });

  it.each(forgeries)('with %s are UNAUTHENTICATED', async (_, forge) => {
    const { token } = await registerUser(app);
    const forged = forge(jwt.decode(token) as jwt.JwtPayload, token);
    const reply = await app.call('GET', '/users/profile', { token: forged });
    expect([reply.status, reply.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('count only in the Authorization header as Bearer', async () => {
    const { token } = await registerUser(app);
    const statuses = await Promise.all([
      app.call('GET', `/users/profile?token=${token}&access_token=${token}&auth_token=${token}`),
      app.call('GET', '/users/profile', {
        headers: { cookie: `token=${token}; jwt=${token}; auth-storage=${token}` },
      }),
      app.call('GET', '/users/profile', { headers: { authorization: `Basic ${token}` } }),
      app.call('GET', '/users/profile', { headers: { authorization: token } }),
      app.call('GET', '/users/profile', { headers: { 'x-access-token': token } }),
      app.call('POST', '/auth/logout', { body: { token, access_token: token } }),
    ]);
    expect(statuses.map((reply) => reply.status)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  it('end with the account', async () => {
    const { token, userInfo } = await registerUser(app);
    await app.database.dataSource.query('delete from users where id = $1', [userInfo.id]);
    expect(await profileStatus(token)).toBe(401);
  });
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function flip(token: string, part: number): string {
  const parts = token.split('.');
  const bytes = Buffer.from(parts[part]!, 'base64url');
  bytes[4]! ^= 1;
  parts[part] = bytes.toString('base64url');
  return parts.join('.');
}
