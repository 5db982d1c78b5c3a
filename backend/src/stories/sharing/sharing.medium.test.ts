import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { publicStorySchema } from '@storysprout/contracts/api/sharing';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';
import { seedStories } from '../../testing/seed-stories.js';

type Person = Awaited<ReturnType<typeof registerUser>>;
const MISSING = '01900000-0000-7000-8000-000000000000';

let app: TestApp;
let owner: Person;
let other: Person;
/** A story of the owner, not shared yet. */
let id: string;

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://stories.example.org' });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  [owner, other] = [await registerUser(app, { nickName: '小雨' }), await registerUser(app)];
  [id] = (await seedStories(app, owner.userInfo.id, 1)) as [string];
});

const call = (method: string, path: string, person?: Person, body?: unknown) =>
  app.call(method, `/stories${path}`, { ...(person && { token: person.token }), body });
const outcome = async (reply: ReturnType<typeof call>) => {
  const { status, body } = await reply;
  return body.code ?? status;
};
const share = (person = owner) => call('POST', `/${id}/share`, person);
const unshare = (person = owner) => call('DELETE', `/${id}/share`, person);
const read = (person?: Person) => call('GET', `/share/${id}`, person);
const column = async (name: string) => {
  const [row] = await app.database.dataSource.query(`SELECT ${name} AS value FROM stories WHERE id = $1`, [
    id,
  ]);
  return row.value;
};
const reasons = async () => {
  const rows = await app.database.dataSource.query(
    'SELECT reason FROM reports WHERE story_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ reason }: { reason: string }) => reason);
};

describe('sharing a story', () => {
  it('returns its address, shows it to all visitors, and counts in the profile', async () => {
    const { status, body } = await share();
    expect([status, body.data]).toEqual([200, { shareUrl: `https://stories.example.org/story/${id}` }]);
    expect((await call('GET', `/${id}`, owner)).body.data.isShared).toBe(true);
    const profile = await app.call('GET', '/users/profile', { token: owner.token });
    expect(profile.body.data.stats.totalShares).toBe(1);
    expect((await read()).status).toBe(200);
  });

  it('counts 20 shares at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => share()));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const profile = await app.call('GET', '/users/profile', { token: owner.token });
    expect(profile.body.data.stats.totalShares).toBe(20);
  });

  it('is reserved to the owner, and so is ending it', async () => {
    for (const act of [share, unshare]) expect(await outcome(act(other))).toBe('FORBIDDEN');
    for (const method of ['POST', 'DELETE']) {
      expect(await outcome(call(method, `/${id}/share`))).toBe('UNAUTHENTICATED');
      for (const unknown of [MISSING, 'nonsense'])
        expect(await outcome(call(method, `/${unknown}/share`, owner))).toBe('NOT_FOUND');
    }
    expect(await outcome(read())).toBe('NOT_FOUND');
  });
});

describe('the public page', () => {
  it('contains the whole story and its author’s name, and nothing else of the author', async () => {
    await share();
    const { body } = await read();
    expect(publicStorySchema.strict().parse(body.data)).toMatchObject({
      id,
      author: { nickName: '小雨' },
      isFavorited: false,
    });
    expect(JSON.stringify(body)).not.toContain(owner.userInfo.id);
    expect(JSON.stringify(body)).not.toContain(owner.email);
  });

  it('marks the favourite of a signed-in reader, and treats a bad token as none', async () => {
    await share();
    expect((await app.call('POST', `/favorites/${id}`, { token: other.token })).status).toBe(201);
    expect((await read(other)).body.data.isFavorited).toBe(true);
    expect((await read(owner)).body.data.isFavorited).toBe(false);
    expect((await read({ ...other, token: 'eyJhbGciOiJub25lIn0.e30.' })).body.data.isFavorited).toBe(false);
  });

  const views = async () => (await call('GET', `/${id}`, owner)).body.data.stats.views;

  it('counts each reader other than the owner once a day', async () => {
    await share();
    const readers = [undefined, other, owner];
    await Promise.all(readers.flatMap((reader) => Array.from({ length: 20 }, () => read(reader))));
    expect(await views()).toBe(2);
    const phone = { headers: { 'user-agent': 'another browser' } };
    await app.call('GET', `/stories/share/${id}`, phone);
    await app.call('GET', `/stories/share/${id}`, phone);
    expect(await views()).toBe(3);
  });

  it('counts at most a class of guests at one address, whatever browsers they claim to be', async () => {
    await share();
    const claims = Array.from({ length: 80 }, (_, index) => ({ 'user-agent': `browser ${index}` }));
    await Promise.all(claims.map((headers) => app.call('GET', `/stories/share/${id}`, { headers })));
    expect(await views()).toBe(60);
  });

  it('is 404 for all, the owner included, before sharing and right after it has ended', async () => {
    for (const person of [undefined, other, owner]) expect(await outcome(read(person))).toBe('NOT_FOUND');
    await share();
    expect(await outcome(read())).toBe(200);
    expect((await unshare()).body).toEqual({ success: true, data: null, message: '' });
    for (const person of [undefined, other, owner]) expect(await outcome(read(person))).toBe('NOT_FOUND');
    expect((await call('GET', `/${id}`, owner)).body.data).toMatchObject({
      isShared: false,
      stats: { views: 1 },
    });
    await share();
    expect(await outcome(read(other))).toBe(200);
  });

  it.each([MISSING, 'nonsense', 'share', "'; --"])('is 404 for %s', async (unknown) => {
    expect(await outcome(call('GET', `/share/${encodeURIComponent(unknown)}`))).toBe('NOT_FOUND');
  });

  it('makes a favourite unavailable while sharing has ended, and available again afterwards', async () => {
    const favorites = async () =>
      (await app.call('GET', '/favorites', { token: other.token })).body.data.favorites;
    await share();
    await app.call('POST', `/favorites/${id}`, { token: other.token });
    const [before] = await favorites();
    await unshare();
    expect(await favorites()).toEqual([{ ...before, story: null, unavailable: true }]);
    await share();
    expect(await favorites()).toEqual([before]);
  });
});

describe('every reader of a story', () => {
  const REASON = { reason: ' It is not kind. ' };
  const exported = (person?: Person) => call('POST', `/${id}/export`, person);
  const report = (person?: Person, body: unknown = REASON) => call('POST', `/${id}/report`, person, body);
  const audio = (person?: Person) => call('GET', `/${id}/audio`, person);

  it('may record an export', async () => {
    expect(await outcome(exported(owner))).toBe(200);
    await share();
    const replies = await Promise.all(Array.from({ length: 20 }, () => exported()));
    expect(replies.every(({ status, body }) => status === 200 && body.data === null)).toBe(true);
    expect(await outcome(exported(other))).toBe(200);
    expect(await column('exports')).toBe(22);
  });

  it('may report it; a user’s last report replaces the earlier ones', async () => {
    await share();
    expect(await outcome(report())).toBe(200);
    expect(await outcome(report(other, { reason: 'first' }))).toBe(200);
    expect(await outcome(report(other, { reason: 'second' }))).toBe(200);
    expect(await reasons()).toEqual(['It is not kind.', 'second']);
  });

  it('may report it as a guest, up to a limit that keeps users’ reports readable', async () => {
    await share();
    await Promise.all(Array.from({ length: 30 }, () => report()));
    expect(await outcome(report(other, { reason: 'heard' }))).toBe(200);
    expect(await reasons()).toHaveLength(21);
  });

  it.each([
    {},
    { reason: ' ' },
    { reason: 'x'.repeat(501) },
    { reason: 5 },
    { reason: 'a\u0000' },
    undefined,
  ])('may not report it with %j', async (body) => {
    await share();
    expect(await outcome(call('POST', `/${id}/report`, other, body))).toBe('VALIDATION_FAILED');
  });

  it('may request its narration, and when signed in have it narrated', async () => {
    expect((await audio(owner)).body.data.exists).toBe(false);
    await share();
    for (const person of [undefined, other]) expect(await outcome(audio(person))).toBe(200);
    for (const body of [undefined, {}, { voice: 'nova', speed: 1 }])
      expect(await outcome(call('POST', `/${id}/audio`, other, body))).toBe(200);
    expect(await outcome(call('POST', `/${id}/audio`))).toBe('UNAUTHENTICATED');
    expect(await outcome(call('POST', `/${id}/audio`, owner, { speed: 9 }))).toBe('VALIDATION_FAILED');
    expect((await audio()).body.data.exists).toBe(true);
  });

  it('is refused while it is private: 403 for another user, 404 for a guest', async () => {
    for (const act of [exported, report, audio]) {
      expect(await outcome(act(other))).toBe('FORBIDDEN');
      expect(await outcome(act())).toBe('NOT_FOUND');
    }
    expect(await outcome(call('POST', `/${id}/audio`, other, {}))).toBe('FORBIDDEN');
    for (const path of ['/export', '/report', '/audio'])
      for (const unknown of [MISSING, 'nonsense'])
        expect(await outcome(call('POST', `/${unknown}${path}`, other, REASON))).toBe('NOT_FOUND');
    expect([await column('exports'), await reasons()]).toEqual([0, []]);
  });
});
