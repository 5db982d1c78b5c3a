import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountExportSchema } from '@storysprout/contracts/api/account';
import { AUDIO_DIR } from '../audio/file-audio.store.js';
import { EMBEDDED_DIR } from '../database/open-embedded.js';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { countersOf, seedStories } from '../testing/seed-stories.js';

type Person = Awaited<ReturnType<typeof registerUser>>;

let app: TestApp;
let leaver: Person;
let other: Person;
/** A shared story of the leaving user and one of the other user; both users have favourited both. */
let [theirs, others] = ['', ''];

beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  [leaver, other] = [await registerUser(app, { nickName: 'Leaver' }), await registerUser(app)];
  theirs = await sharedStory(leaver);
  others = await sharedStory(other);
  for (const person of [leaver, other])
    for (const id of [theirs, others]) await call('POST', `/favorites/${id}`, person);
});

const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);
const call = (method: string, path: string, person?: Person, body?: unknown) =>
  app.call(method, path, { ...(person && { token: person.token }), body });
const leave = (person = leaver, body: unknown = { confirm: 'DELETE' }) =>
  call('DELETE', '/users/account', person, body);

async function sharedStory(person: Person): Promise<string> {
  const [id] = (await seedStories(app, person.userInfo.id, 1)) as [string];
  await call('POST', `/stories/${id}/share`, person);
  return id;
}

async function tables(): Promise<string[]> {
  const rows = await sql(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }: { name: string }) => name);
}

/** Rows of any table that contain one of the texts in any column. */
async function rowsHolding(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const rows = await sql(`SELECT t::text AS row FROM "${table}" t`);
    for (const { row } of rows) if (texts.some((text) => row.includes(text))) found.push(`${table}: ${row}`);
  }
  return found;
}

/** Files outside the database's folder that contain one of the texts, in name or content. */
async function filesHolding(...texts: string[]): Promise<string[]> {
  const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const inside = relative(app.dataDir, path);
    if (!entry.isFile() || inside.split(sep)[0] === EMBEDDED_DIR) continue;
    const content = await readFile(path, 'latin1');
    if (texts.some((text) => inside.includes(text) || content.includes(text))) found.push(inside);
  }
  return found;
}

async function mustCountExactly(...people: Person[]): Promise<void> {
  for (const { userInfo } of people) {
    const { favorites, countedFavorites, stories, countedStories } = await countersOf(app, userInfo.id);
    expect([favorites, stories]).toEqual([countedFavorites, countedStories]);
  }
  const wrong = await sql(
    `SELECT id FROM stories s WHERE favorites_count <> (SELECT count(*) FROM favorites WHERE story_id = s.id)`,
  );
  expect(wrong).toEqual([]);
}

describe('deleting an account', () => {
  it('leaves no row or file of the user, and exact counters of other users', async () => {
    await call('POST', `/stories/${others}/report`, leaver, { reason: 'mine' });
    await call('POST', `/stories/${theirs}/report`, other, { reason: 'about the leaver' });
    await call('POST', '/auth/email', undefined, { email: leaver.email, password: leaver.password });
    await call('POST', '/stories/generate', leaver, { grade: 1, theme: 'My dog' });
    await call('POST', `/stories/${theirs}/audio`, leaver, {});
    const audioFiles = async () =>
      (await readdir(join(app.dataDir, AUDIO_DIR), { recursive: true })).filter((path) =>
        path.endsWith('.mp3'),
      );
    expect(await audioFiles()).toHaveLength(1);
    expect((await rowsHolding(leaver.userInfo.id)).length).toBeGreaterThan(8);

    expect((await leave()).body).toEqual({ success: true, data: null, message: '' });
    expect(await rowsHolding(leaver.userInfo.id, leaver.email, theirs, 'Leaver', 'about the leaver')).toEqual(
      [],
    );
    expect(await filesHolding(leaver.userInfo.id, leaver.email, theirs)).toEqual([]);
    expect(await audioFiles()).toEqual([]);
    expect(await countersOf(app, other.userInfo.id)).toMatchObject({ favorites: 1, stories: 1 });
    await mustCountExactly(other);
    const favorites = (await call('GET', '/favorites', other)).body.data;
    expect(favorites.favorites.map(({ storyId }: { storyId: string }) => storyId)).toEqual([others]);
  });

  it('ends all tokens at once and unpublishes shared stories', async () => {
    const second = (
      await call('POST', '/auth/email', undefined, { email: leaver.email, password: leaver.password })
    ).body.data;
    await leave();
    for (const token of [leaver.token, second.token])
      expect((await app.call('GET', '/users/profile', { token })).body.code).toBe('UNAUTHENTICATED');
    expect((await call('GET', `/stories/share/${theirs}`)).body.code).toBe('NOT_FOUND');
    const signIn = await call('POST', '/auth/email', undefined, {
      email: leaver.email,
      password: leaver.password,
    });
    expect(signIn.body.code).toBe('INVALID_CREDENTIALS');
    expect((await registerUser(app, { email: leaver.email })).userInfo.id).not.toBe(leaver.userInfo.id);
  });

  it.each([undefined, {}, { confirm: 'delete' }, { confirm: '' }, { confirm: true }, { confirm: null }])(
    'wants a confirmation: %j is none',
    async (body) => {
      const reply = await call('DELETE', '/users/account', leaver, body);
      expect([reply.status, reply.body.code]).toEqual([400, 'CONFIRMATION_REQUIRED']);
      expect((await call('GET', '/users/profile', leaver)).status).toBe(200);
    },
  );

  it('is refused to a guest', async () => {
    const reply = await call('DELETE', '/users/account', undefined, { confirm: 'DELETE' });
    expect(reply.body.code).toBe('UNAUTHENTICATED');
  });

  it('happens once when requested 20 times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => leave()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
    await mustCountExactly(other);
  });

  it('keeps every counter exact, without deadlock, while users share, favourite and leave at once', async () => {
    const staying = [other, ...(await Promise.all(Array.from({ length: 4 }, () => registerUser(app))))];
    const leaving = [leaver, ...(await Promise.all(Array.from({ length: 5 }, () => registerUser(app))))];
    const everybody = [...staying, ...leaving];
    const stories = await Promise.all(everybody.map(sharedStory));
    const replies = await Promise.all([
      ...everybody.flatMap((person) =>
        stories.slice(0, 6).map((id) => call('POST', `/favorites/${id}`, person)),
      ),
      ...leaving.flatMap((person) => [
        call('POST', '/stories/generate', person, { grade: 1, theme: 'My dog' }),
        call('POST', `/stories/${others}/report`, person, { reason: 'x' }),
        call('POST', '/auth/refresh', person),
        leave(person),
        leave(person),
      ]),
      ...everybody.flatMap((person) =>
        stories.slice(3).map((id) => call('POST', `/favorites/${id}`, person)),
      ),
      ...everybody.flatMap((person) =>
        stories.slice(4, 8).map((id) => call('DELETE', `/favorites/${id}`, person)),
      ),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    await mustCountExactly(...staying);
    for (const { userInfo } of leaving) expect(await rowsHolding(userInfo.id)).toEqual([]);
  }, 60_000);
});

describe('GET /users/export', () => {
  /** Columns that the export leaves out: the user's id, and secrets, which are reduced to whether they exist. */
  const LEFT_OUT = new Set(['userId', 'passwordHash', 'refreshToken', 'codeHash']);

  it('is a JSON file with every stored column of everything that belongs to the user', async () => {
    await call('POST', `/stories/${others}/report`, leaver, { reason: 'mine' });
    await call('POST', `/stories/${theirs}/audio`, leaver, { voice: 'nova' });
    await sql(
      `INSERT INTO identities (id, user_id, provider, subject, refresh_token)
       VALUES (gen_random_uuid(), $1, 'apple', 'their-subject', 'canary-token')`,
      [leaver.userInfo.id],
    );
    await sql(`INSERT INTO mail_codes VALUES ('canary-code', $1, 'reset', now(), now())`, [
      leaver.userInfo.id,
    ]);
    const reply = await fetch(`${app.url}/api/users/export`, {
      headers: { authorization: `Bearer ${leaver.token}` },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="storysprout-export.json"');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const text = await reply.text();
    const data = accountExportSchema.strict().parse(JSON.parse(text));
    expect(data).toMatchObject({
      account: { id: leaver.userInfo.id, email: leaver.email, nickName: 'Leaver', hasPassword: true },
      days: [{ shares: 1 }],
      sessions: [{}],
      identities: [{ provider: 'apple', subject: 'their-subject', hasRefreshToken: true }],
      mailCodes: [{ purpose: 'reset' }],
      reports: [{ storyId: others, reason: 'mine' }],
      favorites: [{ storyId: theirs }, { storyId: others }],
      stories: [{ id: theirs, isShared: true }],
      narrations: [{ storyId: theirs, voice: 'nova' }],
    });
    const exported: Record<string, object | undefined> = {
      users: data.account,
      user_days: data.days[0],
      sessions: data.sessions[0],
      identities: data.identities[0],
      mail_codes: data.mailCodes[0],
      reports: data.reports[0],
      favorites: data.favorites[0],
      stories: data.stories[0],
      narrations: data.narrations[0],
    };
    const own = await sql(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name IN
         (SELECT table_name FROM information_schema.columns WHERE column_name IN ('user_id', 'story_id') OR table_name = 'users')`,
    );
    expect(own.length).toBeGreaterThan(40);
    const missing = own.filter(({ table, column }: { table: string; column: string }) => {
      const key = column.replace(/_(\w)/g, (_: string, letter: string) => letter.toUpperCase());
      return !LEFT_OUT.has(key) && !Object.keys(exported[table] ?? {}).includes(key);
    });
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/\$argon2|canary/);
    expect(text).not.toContain(other.userInfo.id);
  });

  it('contains any number of stories', async () => {
    await seedStories(app, leaver.userInfo.id, 450);
    const { body } = await call('GET', '/users/export', leaver);
    expect(accountExportSchema.parse(body).stories).toHaveLength(451);
    expect(new Set(body.stories.map(({ id }: { id: string }) => id)).size).toBe(451);
  });

  it('is refused to a guest, in the envelope', async () => {
    const { status, body } = await call('GET', '/users/export');
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});
