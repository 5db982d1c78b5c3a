import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { readSettings } from '../config/settings.js';
import { openDatabase, type OpenDatabase } from '../database/open-database.js';
import { SCHEMA } from '../schema.js';
import { PROCESS_TIMEOUT_MS } from '../testing/start-server.js';
import { createTestPlace, type TestPlace } from '../testing/test-database.js';
import { runAdmin } from './run-admin.js';

jest.setTimeout(PROCESS_TIMEOUT_MS);

let place: TestPlace;
let environment: Record<string, string>;

beforeAll(async () => {
  place = await createTestPlace('migrated');
  environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
});
afterAll(() => place.remove());

async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>, env = environment): Promise<T> {
  const database = await openDatabase(readSettings(env), SCHEMA);
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

describe('backups', () => {
  const DUMPED = 'somebody in the dump';
  const embedded = () => ({ ...environment, DATABASE_URL: '' });
  const file = () => join(place.dataDir, 'out', 'all.tar.gz');

  it('are restored completely, the former database kept aside', async () => {
    await sql('INSERT INTO users (id, nick_name) VALUES ($1, $2)', [uuidv7(), DUMPED], embedded());
    expect(await admin(`dump ${file()}`, embedded())).toMatchObject({ code: 0, err: '' });
    expect((await admin(`dump ${file()}`, embedded())).err).toContain('is there already');
    await sql('DELETE FROM users WHERE nick_name = $1', [DUMPED], embedded());

    expect((await admin(`restore ${file()}`, embedded())).err).toContain('--yes');
    const restored = await admin(`restore ${file()} --yes`, embedded());
    expect(restored).toMatchObject({ code: 0, err: '' });
    const rows = await sql('SELECT 1 FROM users WHERE nick_name = $1', [DUMPED], embedded());
    expect(rows).toHaveLength(1);
    expect(existsSync(/kept in (\S+);/.exec(restored.out)![1]!)).toBe(true);
  }, 120_000);

  it('with broken content change nothing', async () => {
    const broken = join(place.dataDir, 'broken.tar.gz');
    await writeFile(broken, 'no archive');
    expect((await admin(`restore ${broken} --yes`, embedded())).code).toBe(1);
    expect((await admin(`restore ${broken}2 --yes`, embedded())).err).toContain('There is no');
    expect((await readdir(place.dataDir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    expect(await sql('SELECT count(*)::int AS people FROM users', [], embedded())).toHaveLength(1);
  }, 120_000);

  it('of a PostgreSQL server are refused, naming its own tools', async () => {
    const server = { ...environment, DATABASE_URL: 'postgres://somebody@127.0.0.1:9/none' };
    expect((await admin('dump x', server)).err).toContain('pg_dump');
    expect((await admin('restore x --yes', server)).err).toContain('pg_restore');
  });
});

describe('the command line', () => {
  it('runs a command and prints its result', async () => {
    const id = uuidv7();
    await sql('INSERT INTO users (id, email, nick_name) VALUES ($1, $2, $3)', [id, 'one@example.org', 'One']);
    const listed = await admin('users list --query ONE@');
    expect(listed).toMatchObject({ code: 0, out: expect.stringContaining('one@example.org'), err: '' });
    expect(await admin('users delete one@example.org')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('--yes'),
    });
    expect((await admin('users delete one@example.org --yes')).code).toBe(0);
    expect(await sql('SELECT 1 FROM users WHERE id = $1', [id])).toEqual([]);
  });

  it('refuses to run while a server uses the embedded database', async () => {
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
  });

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
  ])('prints its usage for "%s"', async (line) => {
    expect(await admin(line)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('npm run admin'),
    });
  });

  it('reports invalid settings', async () => {
    expect((await admin('users list', { PORT: 'x' })).err).toContain('PORT must be');
  });
});
