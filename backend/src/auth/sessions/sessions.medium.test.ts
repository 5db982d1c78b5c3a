import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionsSchema } from '@storysprout/contracts/api/sessions';
import jwt from 'jsonwebtoken';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';
import { seedStories } from '../../testing/seed-stories.js';

type Person = Awaited<ReturnType<typeof registerUser>>;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

let app: TestApp;
let pupil: Person;
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: '1' });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  pupil = await registerUser(app);
});

const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);
const idOf = (token: string) => (jwt.decode(token) as jwt.JwtPayload).jti!;
/** The status of an ordinary call. */
const use = async (token: string) => (await app.call('GET', '/users/profile', { token })).status;
const refresh = (token: string, headers: Record<string, string> = {}) =>
  app.call('POST', '/auth/refresh', { token, headers });
const refreshed = async (token: string, headers?: Record<string, string>): Promise<string> =>
  (await refresh(token, headers)).body.data.token;
const signIn = async (headers: Record<string, string> = {}, { email, password } = pupil): Promise<string> =>
  (await app.call('POST', '/auth/email', { body: { email, password }, headers })).body.data.token;
const list = async (token = pupil.token) =>
  sessionsSchema.strict().parse((await app.call('GET', '/auth/sessions', { token })).body.data).sessions;
const end = (path: string, token = pupil.token) => app.call('DELETE', `/auth/sessions${path}`, { token });

/** Moves everything that is stored of a user's sessions into the past, as if the time had gone by. */
const pass = (time: string, { userInfo } = pupil) =>
  sql(
    `update sessions set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval,
       signed_in_at = signed_in_at - $2::interval, used_at = used_at - $2::interval,
       replaced_at = replaced_at - $2::interval
     where user_id = $1`,
    [userInfo.id, time],
  );

describe('a token that was refreshed', () => {
  it('ends 30 seconds after its successor is first used', async () => {
    const fresh = await refreshed(pupil.token);
    expect([await use(pupil.token), await use(fresh)]).toEqual([200, 200]);
    await pass('25 seconds');
    expect([await use(pupil.token), await use(fresh)]).toEqual([200, 200]);
    await pass('10 seconds');
    expect([await use(pupil.token), await use(fresh)]).toEqual([401, 200]);
  });

  it('works on, and is refreshed again, while the reply with its successor is lost', async () => {
    await refresh(pupil.token);
    await pass('2 days');
    expect(await use(pupil.token)).toBe(200);
    const fresh = await refreshed(pupil.token);
    await pass('1 minute');
    expect(await use(fresh)).toBe(200);
    await pass('1 minute');
    expect([await use(pupil.token), await use(fresh)]).toEqual([401, 200]);
  });

  it('by two tabs at once gives both a token that lasts', async () => {
    const [one, other] = await Promise.all([refreshed(pupil.token), refreshed(pupil.token)]);
    expect(await use(one!)).toBe(200);
    await pass('1 hour');
    expect([await use(other!), await use(one!)]).toEqual([200, 200]);
    const later = await refreshed(other!);
    expect([await use(later), await use(one!)]).toEqual([200, 200]);
  });

  it('is refused after its end without ending the session: a tab may send it late', async () => {
    const fresh = await refreshed(pupil.token);
    await use(fresh);
    await pass('1 minute');
    expect([await use(pupil.token), await use(fresh)]).toEqual([401, 200]);
  });

  it('is not an optional user any more after its end', async () => {
    const fresh = await refreshed(pupil.token);
    await use(fresh);
    await pass('1 minute');
    const [story] = await seedStories(app, pupil.userInfo.id, 1);
    const audio = async (token: string) =>
      (await app.call('GET', `/stories/${story}/audio`, { token })).status;
    expect([await audio(pupil.token), await audio(fresh)]).toEqual([404, 200]);
  });
});

describe('a stolen token', () => {
  it('that is refreshed after its successor was used ends the whole session', async () => {
    const fresh = await refreshed(pupil.token);
    const later = await refreshed(fresh);
    expect(await use(later)).toBe(200);
    await pass('1 minute');
    const reply = await refresh(pupil.token);
    expect([reply.status, reply.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect([await use(fresh), await use(later)]).toEqual([401, 401]);
    expect(app.log()).toContain('a token was used after its successor');
  });

  it('that the thief refreshed first shows when the owner refreshes it', async () => {
    const thiefs = await refreshed(pupil.token);
    expect(await use(thiefs)).toBe(200);
    await pass('1 minute');
    expect((await refresh(pupil.token)).status).toBe(401);
    expect(await use(thiefs)).toBe(401);
  });

  it('whose successor the thief keeps for later ends the session once both are used', async () => {
    const thiefs = await refreshed(pupil.token);
    await pass('1 day');
    const fresh = await refreshed(pupil.token);
    expect(await use(fresh)).toBe(200);
    expect(await use(thiefs)).toBe(401);
    expect(await use(fresh)).toBe(401);
  });

  it('is still recognised after another sign-in of the pupil', async () => {
    const fresh = await refreshed(pupil.token);
    await use(fresh);
    await pass('1 minute');
    const elsewhere = await signIn();
    expect((await refresh(pupil.token)).status).toBe(401);
    expect([await use(fresh), await use(elsewhere)]).toEqual([401, 200]);
  });
});

describe('a session', () => {
  it('lasts 90 days at most, however often it is refreshed', async () => {
    let token = pupil.token;
    for (let day = 0; day < 84; day += 6) {
      token = await refreshed(token);
      expect(await use(token)).toBe(200);
      await pass('6 days');
    }
    token = await refreshed(token);
    await pass('5 days');
    expect(await use(token)).toBe(200);
    token = await refreshed(token);
    await pass('1 day');
    expect([await use(token), (await refresh(token)).status]).toEqual([401, 401]);
  }, 30_000);

  it('of a version before families goes on, is refreshed and shows its device after the first use', async () => {
    await sql(
      'update sessions set used_at = null, browser = null, system = null, country = null where user_id = $1',
      [pupil.userInfo.id],
    );
    await pass('3 days');
    const own = await app.call('GET', '/auth/sessions', {
      token: pupil.token,
      headers: { 'user-agent': FIREFOX },
    });
    expect(own.body.data.sessions).toMatchObject([{ browser: 'Firefox', system: 'Windows' }]);
    const fresh = await refreshed(pupil.token);
    expect([await use(fresh), await use(pupil.token)]).toEqual([200, 200]);
  });

  it('ends as a whole by signing out with any of its tokens, and no other does', async () => {
    const fresh = await refreshed(pupil.token);
    const elsewhere = await signIn();
    await app.call('POST', '/auth/logout', { token: pupil.token });
    expect([await use(pupil.token), await use(fresh), await use(elsewhere)]).toEqual([401, 401, 200]);
  });

  it('ends also while it is being refreshed', async () => {
    const [, ...replies] = await Promise.all([
      app.call('POST', '/auth/logout', { token: pupil.token }),
      ...Array.from({ length: 10 }, () => refresh(pupil.token)),
    ]);
    const given = replies.filter(({ status }) => status === 200).map(({ body }) => body.data.token);
    expect(await Promise.all([pupil.token, ...given].map(use))).toEqual([401, ...given.map(() => 401)]);
  });
});

describe('the list of sessions', () => {
  it('names device, country and last use, the own session first, and one entry for all its tokens', async () => {
    const phone = await signIn({ 'user-agent': IPHONE, 'x-forwarded-for': '202.96.128.86' });
    await pass('2 hours');
    await refreshed(await signIn({ 'user-agent': FIREFOX }), { 'user-agent': FIREFOX });
    const [own, first, second, ...more] = await list(phone);
    expect(own).toMatchObject({ isCurrent: true });
    expect(first).toMatchObject({ browser: 'Firefox', system: 'Windows', isCurrent: false });
    expect(second!.id).toBe(idOf(pupil.token));
    expect(more).toEqual([]);
    expect(Date.now() - Date.parse(own!.lastUsedAt)).toBeLessThan(60_000);
    expect(Date.now() - Date.parse(second!.lastUsedAt)).toBeGreaterThan(7_100_000);
  });

  it('shows the country of the last use, and never an address', async () => {
    const phone = await signIn({ 'user-agent': IPHONE, 'x-forwarded-for': '202.96.128.86' });
    const [, entry] = await list();
    expect(entry).toMatchObject({ browser: 'Safari', system: 'iPhone', country: 'CN' });
    await pass('10 minutes');
    await app.call('GET', '/users/profile', { token: phone, headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect((await list())[1]).toMatchObject({ country: 'US' });
    const [{ rows }] = await sql('select json_agg(sessions)::text as rows from sessions');
    expect(rows).not.toMatch(/202\.96|8\.8\.8\.8/);
  });

  it('leaves out what has ended and what is another pupil’s', async () => {
    const other = await registerUser(app);
    await app.call('POST', '/auth/logout', { token: await signIn() });
    expect(await list()).toHaveLength(1);
    expect(await list(other.token)).toHaveLength(1);
  });

  it('is refused to a guest', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['DELETE', `/${idOf(pupil.token)}`],
    ] as const)
      expect((await app.call(method, `/auth/sessions${path}`)).body.code).toBe('UNAUTHENTICATED');
  });
});

describe('ending a session from the list', () => {
  it('ends it with all its tokens, and no other', async () => {
    const phone = await signIn();
    const fresh = await refreshed(phone);
    const desk = await signIn();
    expect((await end(`/${idOf(phone)}`)).body).toEqual({ success: true, data: null, message: '' });
    expect([await use(phone), await use(fresh), await use(desk), await use(pupil.token)]).toEqual([
      401, 401, 200, 200,
    ]);
    expect((await end(`/${idOf(phone)}`)).body.code).toBe('NOT_FOUND');
  });

  it('ends no session of another pupil', async () => {
    const other = await registerUser(app);
    for (const id of [idOf(other.token), other.userInfo.id, 'nonsense'])
      expect((await end(`/${id}`)).body.code).toBe('NOT_FOUND');
    expect(await use(other.token)).toBe(200);
  });

  it('ends all others at once, but no other pupil’s', async () => {
    const other = await registerUser(app);
    const tokens = [await signIn(), await signIn()];
    const fresh = await refreshed(pupil.token);
    expect((await end('', fresh)).status).toBe(200);
    expect(await Promise.all([fresh, pupil.token, other.token, ...tokens].map(use))).toEqual([
      200, 200, 200, 401, 401,
    ]);
  });
});
