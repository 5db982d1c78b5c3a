import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { readSettings } from '../config/settings.js';
import { openDatabase, type OpenDatabase } from '../database/open-database.js';
import type { TestApp } from '../testing/create-test-app.js';
import { seedStories, setShared } from '../testing/seed-stories.js';
import { createTestPlace, type TestPlace } from '../testing/test-database.js';
import { runAdmin } from './run-admin.js';

let place: TestPlace;
let environment: Record<string, string>;
/** A person with two stories, the first one shared and reported. */
let [email, userId, shared, secret] = ['', '', '', ''];
let people = 0;

beforeAll(async () => {
  place = await createTestPlace('migrated');
  environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
}, 60_000);
afterAll(() => place.remove());

async function seedPerson(): Promise<void> {
  people += 1;
  [email, userId] = [`person${people}@example.org`, uuidv7()];
  await withDatabase(async (database) => {
    const { dataSource } = database;
    await dataSource.query('INSERT INTO users (id, email, nick_name) VALUES ($1, $2, $3)', [
      userId,
      email,
      'Nick\u001b[31m\u202e',
    ]);
    [shared, secret] = (await seedStories({ database } as TestApp, userId, 2)) as [string, string];
    await setShared({ database } as TestApp, shared, true);
    await dataSource.query(`INSERT INTO reports (id, story_id, reason) VALUES ($1, $2, 'not kind')`, [
      uuidv7(),
      shared,
    ]);
    await dataSource.query(
      `INSERT INTO sessions (id, user_id, sign_in_id, expires_at) VALUES ($1, $2, $1, now() + interval '1 day')`,
      [uuidv7(), userId],
    );
  });
}

async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>, env = environment): Promise<T> {
  const database = await openDatabase(readSettings(env));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const sql = (text: string, values: unknown[] = [], env = environment) =>
  withDatabase(({ dataSource }) => dataSource.query(text, values), env);

async function admin(line: string, env = environment) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runAdmin(line.split(' ').filter(Boolean), env, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('people', () => {
  beforeEach(seedPerson, 60_000);

  it('are listed, and found by a part of the e-mail, without what could disturb a terminal', async () => {
    const { code, out } = await admin(`users list --query ${email.toUpperCase()}`);
    expect(code).toBe(0);
    expect(out).toContain(email);
    expect(out.split('\n')).toHaveLength(2);
    for (const character of ['\u001b', '\u202e']) expect(out).not.toContain(character);
    expect((await admin('users list --query %')).out).toBe('(none)');
  }, 60_000);

  it('get a new password, printed once, and lose their sessions', async () => {
    const { code, out } = await admin(`users reset-password ${email}`);
    const password = /once: (\w{16})$/m.exec(out)![1]!;
    const [row] = await sql(
      'SELECT password_hash AS hash, (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions FROM users WHERE id = $1',
      [userId],
    );
    expect([code, row.sessions, await verify(row.hash, password)]).toEqual([0, 0, true]);
  }, 60_000);

  it('without an e-mail are named by their id', async () => {
    await sql('UPDATE users SET email = NULL WHERE id = $1', [userId]);
    expect(await admin(`users delete ${userId.toUpperCase()} --yes`)).toMatchObject({ code: 0, err: '' });
    expect((await admin(`users delete ${userId} --yes`)).err).toBe(`Nobody has the id ${userId}.`);
  }, 60_000);

  it('are deleted only with --yes', async () => {
    const asked = await admin(`users delete ${email}`);
    expect(asked).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--yes') });
    expect(await admin(`users delete ${email} --yes`)).toMatchObject({ code: 0, err: '' });
    const rows = await sql(
      'SELECT 1 FROM users WHERE id = $1 UNION ALL SELECT 1 FROM stories WHERE user_id = $1',
      [userId],
    );
    expect(rows).toEqual([]);
    expect(await admin(`users delete ${email} --yes`)).toMatchObject({
      code: 1,
      err: `Nobody has the e-mail ${email}.`,
    });
  }, 60_000);
});

describe('stories', () => {
  beforeEach(seedPerson, 60_000);

  it('are listed, of one person too, and so are reports', async () => {
    const { out } = await admin(`stories list --user ${email}`);
    expect(out.split('\n')).toHaveLength(3);
    expect(out).toContain(shared);
    expect((await admin('stories list')).out).toContain(secret);
    expect((await admin('reports list')).out).toMatch(new RegExp(`${shared}.*not kind`));
  }, 60_000);

  it('are made private, and deleted only with --yes', async () => {
    expect((await admin(`stories unshare ${shared}`)).code).toBe(0);
    const [{ isShared }] = await sql('SELECT is_shared AS "isShared" FROM stories WHERE id = $1', [shared]);
    expect(isShared).toBe(false);
    expect((await admin(`stories delete ${shared}`)).code).toBe(1);
    expect((await admin(`stories delete ${shared} --yes`)).code).toBe(0);
    for (const id of [shared, 'nonsense'])
      expect(await admin(`stories delete ${id} --yes`)).toMatchObject({
        code: 1,
        err: `There is no story ${id}.`,
      });
    const [{ left }] = await sql('SELECT story_count AS left FROM users WHERE id = $1', [userId]);
    expect(left).toBe(1);
  }, 60_000);
});

describe('dumps', () => {
  const embedded = () => ({ ...environment, DATABASE_URL: '' });
  const file = () => join(place.dataDir, `out-${people}`, 'all.tar.gz');

  it('are restored with everything, the former database kept aside', async () => {
    await sql('INSERT INTO users (id, nick_name) VALUES ($1, $2)', [uuidv7(), `dumped${people}`], embedded());
    expect(await admin(`dump ${file()}`, embedded())).toMatchObject({ code: 0, err: '' });
    expect((await admin(`dump ${file()}`, embedded())).err).toContain('is there already');
    await sql('DELETE FROM users WHERE nick_name = $1', [`dumped${people}`], embedded());

    expect((await admin(`restore ${file()}`, embedded())).err).toContain('--yes');
    const restored = await admin(`restore ${file()} --yes`, embedded());
    expect(restored).toMatchObject({ code: 0, err: '' });
    const rows = await sql('SELECT 1 FROM users WHERE nick_name = $1', [`dumped${people}`], embedded());
    expect(rows).toHaveLength(1);
    expect(existsSync(/kept in (\S+);/.exec(restored.out)![1]!)).toBe(true);
  }, 120_000);

  it('that are none change nothing', async () => {
    const broken = join(place.dataDir, 'broken.tar.gz');
    await writeFile(broken, 'no archive');
    expect((await admin(`restore ${broken} --yes`, embedded())).code).toBe(1);
    expect((await admin(`restore ${broken}2 --yes`, embedded())).err).toContain('There is no');
    expect((await readdir(place.dataDir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    expect(await sql('SELECT count(*)::int AS people FROM users', [], embedded())).toHaveLength(1);
  }, 120_000);

  it('are a PostgreSQL server’s own affair', async () => {
    const server = { ...environment, DATABASE_URL: 'postgres://somebody@127.0.0.1:9/none' };
    expect((await admin('dump x', server)).err).toContain('pg_dump');
    expect((await admin('restore x --yes', server)).err).toContain('pg_restore');
  });
});

describe('the command line', () => {
  it('refuses to work beside a running server on the embedded database', async () => {
    const embedded = { ...environment, DATABASE_URL: '' };
    await withDatabase(async () => {
      for (const line of ['users list', 'dump x', `restore ${__filename} --yes`]) {
        const { code, err } = await admin(line, embedded);
        expect([code, err]).toEqual([
          1,
          expect.stringMatching(/^The server is running on this database\. .*Stop it first/),
        ]);
      }
    }, embedded);
  }, 60_000);

  it.each([
    '',
    'users',
    'users nothing',
    'users list extra',
    'users delete',
    'users delete a@b.cc c@d.ee',
    'users list --yo',
    'stories list --query x',
    'dump',
    'dump a b',
    'constructor prototype',
  ])('explains itself for "%s"', async (line) => {
    expect(await admin(line)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('npm run admin'),
    });
  });

  it('says what is wrong with the settings', async () => {
    expect((await admin('users list', { PORT: 'x' })).err).toContain('PORT must be');
  });
});
