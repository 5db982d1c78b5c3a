import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_CALLS } from '@storysprout/contracts/api/calls';
import type { Call } from '@storysprout/contracts/api/call';
import { errorEnvelopeSchema } from '@storysprout/contracts/api/error';
import jwt from 'jsonwebtoken';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { seedStories } from '../testing/seed-stories.js';

const SECRET = 'a secret of the tests with at least 32 bytes';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ JWT_SECRET: SECRET });
}, 60_000);
afterAll(() => app.close());

const calls = Object.entries(API_CALLS).flatMap(([area, table]) =>
  Object.entries(table).map(([name, call]): [string, Call] => [`${area}.${name}`, call]),
);
const userCalls = calls.filter(([, { access }]) => access === 'user');

/** Valid bodies of the calls that need one. */
const BODIES: Record<string, unknown> = {
  'account.deleteAccount': { confirm: 'DELETE' },
  'auth.email': { email: 'stranger@example.org', password: 'secret-123' },
  'auth.register': { email: 'stranger2@example.org', password: 'secret-123', nickName: 'Stranger' },
  'favorites.add': { category: 'stolen', notes: 'stolen' },
  'favorites.update': { category: 'stolen', notes: 'stolen' },
  'password.change': { current: 'secret-123', password: 'stolen-123' },
  'sharing.report': { reason: 'stolen' },
  'stories.generate': { grade: 1, theme: 'A zoo' },
  'users.updateProfile': { nickName: 'Stolen' },
};

describe('a call that requires a user', () => {
  it.each(userCalls)('refuses tokens that are not ours or have ended: %s', async (id, call) => {
    const { token, userInfo } = await registerUser(app);
    const claims = jwt.decode(token) as jwt.JwtPayload;
    await app.database.dataSource.query('update sessions set expires_at = now() where user_id = $1', [
      userInfo.id,
    ]);
    const past = Math.floor(Date.now() / 1000) - 1;
    const tokens = [
      undefined,
      'nonsense',
      token,
      jwt.sign({ ...claims, exp: past }, SECRET),
      jwt.sign(claims, 'x'.repeat(40)),
      jwt.sign({ ...claims, aud: 'another-product' }, SECRET),
    ];
    const path = call.path.replace(/\{\w+\}/g, '019a0000-0000-7000-8000-000000000001');
    for (const bad of tokens) {
      const reply = await app.call(call.method, path, {
        ...(bad && { token: bad }),
        body: bodyFor(id, call),
      });
      expect([id, reply.status, errorEnvelopeSchema.parse(reply.body).code]).toEqual([
        id,
        401,
        'UNAUTHENTICATED',
      ]);
    }
  });
});

describe('data of another user', () => {
  /** Part of everything that only the owner may read. */
  const CANARY = 'canary';
  let owner: Awaited<ReturnType<typeof registerUser>>;
  let ids: string[];
  beforeAll(async () => {
    owner = await registerUser(app, { email: `${CANARY}@example.org`, nickName: CANARY });
    const [story, alone] = (await seedStories(app, owner.userInfo.id, 2)) as [string, string];
    await app.database.dataSource.query(
      `update stories set theme = $1, preview = $1, sentences = $2 where user_id = $3`,
      [CANARY, JSON.stringify([{ en: CANARY, zh: CANARY }]), owner.userInfo.id],
    );
    const body = { category: CANARY, notes: CANARY };
    const favorite = await app.call('POST', `/favorites/${story}`, { token: owner.token, body });
    expect(favorite.status).toBe(201);
    ids = [story, alone, favorite.body.data.id, owner.userInfo.id];
  });

  /** Everything that is stored of the owner, except the sessions that calls here open or end. */
  const stored = async () => {
    const { exportedAt: _, ...all } = (await app.call('GET', '/users/export', { token: owner.token })).body;
    return all;
  };

  it.each(calls)('is neither read nor changed by %s', async (id, call) => {
    const before = await stored();
    expect(JSON.stringify(before)).toContain(CANARY);
    const stranger = await registerUser(app, { email: `${id}@example.org` });
    const places = call.path.includes('{') ? ids : [''];
    for (const place of places) {
      const path = call.path.replace(/\{\w+\}/g, place);
      const attempts = [undefined, stranger.token].flatMap((token) =>
        bodiesFor(id, call).map((body) => ({ ...(token && { token }), body })),
      );
      for (const attempt of attempts) {
        const reply = await app.call(call.method, path, attempt);
        expect(JSON.stringify(reply.body ?? null)).not.toContain(CANARY);
        const reached = place !== '' && reply.status < 400 && !answersAnybody(call);
        expect([id, path, reached]).toEqual([id, path, false]);
      }
    }
    expect(await stored()).toEqual(before);
  });
});

/** Calls whose path parameter belongs to no user, or that only concern the caller. */
const answersAnybody = ({ path }: Call) =>
  /^\/(words|voices|auth|favorites\/check|stories\/generations)\//.test(path);

/** Bodies that a stranger tries: a valid one, and none. */
const bodiesFor = (id: string, call: Call): unknown[] =>
  id in BODIES ? [BODIES[id], {}] : [bodyFor(id, call)];

function bodyFor(id: string, { method, body }: Call): unknown {
  if (method === 'GET') return undefined;
  return BODIES[id] ?? (body ? {} : undefined);
}
