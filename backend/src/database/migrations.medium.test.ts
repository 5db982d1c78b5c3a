import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestPlace, type TestPlace } from '../testing/test-database.js';
import { runMigrations } from './migrate.js';
import { AsciiDomains1700000011000 } from './migrations/1700000011000-ascii-domains.js';
import { openDatabase, type OpenDatabase } from './open-database.js';
import { SCHEMA } from '../schema.js';

let place: TestPlace;
let database: OpenDatabase;
beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, SCHEMA);
}, 60_000);
afterAll(async () => {
  await database.close();
  await place.remove();
});

const statements = async (dataSource: DataSource) =>
  (await dataSource.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);

describe('migrations', () => {
  it('create exactly the schema of the entities', async () => {
    expect(await statements(database.dataSource)).toEqual([]);
  });

  it('are detected as different when a column is missing', async () => {
    await database.dataSource.query('alter table users drop column avatar_url');
    try {
      expect(await statements(database.dataSource)).toEqual([expect.stringContaining('avatar_url')]);
    } finally {
      await database.dataSource.query('alter table users add column avatar_url text');
    }
  });

  it('run once, also when started again and in parallel', async () => {
    await Promise.all([
      runMigrations(database.dataSource),
      runMigrations(database.dataSource),
      runMigrations(database.dataSource),
    ]);
    const rows = await database.dataSource.query('select name from migrations order by timestamp');
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(SCHEMA.migrations.map(({ name }) => name));
  });

  it('leave no timeout behind on the connection', async () => {
    const [row] = await database.dataSource.query(`select current_setting('lock_timeout') as lock`);
    expect(row.lock).toBe('0');
  });

  it('keep sessions of before families, whose 90 days begin then', async () => {
    const { dataSource } = database;
    const since = SCHEMA.migrations.findIndex(({ name }) => name.startsWith('SessionFamilies'));
    for (const _ of SCHEMA.migrations.slice(since)) await dataSource.undoLastMigration();
    const [user, session] = ['019a0000-0000-7000-8000-00000000000a', '019a0000-0000-7000-8000-00000000000b'];
    await dataSource.query(`insert into users (id, nick_name) values ($1, 'Early')`, [user]);
    await dataSource.query(
      `insert into sessions (id, user_id, sign_in_id, created_at, expires_at)
       values ($1, $2, $1, now() - interval '6 days', now() + interval '1 day')`,
      [session, user],
    );
    await runMigrations(dataSource);
    const rows = await dataSource.query(
      `select expires_at > now() as valid, signed_in_at > now() - interval '1 hour' as "beginsNow", replaced_at, used_at
       from sessions`,
    );
    expect(rows).toEqual([{ valid: true, beginsNow: true, replaced_at: null, used_at: null }]);
  });

  it('convert the domains of e-mails to ASCII, unless another account has the e-mail in that form', async () => {
    const { dataSource } = database;
    const emails = [
      'a@例子.中国',
      'b@例子.中国',
      'b@xn--fsqu00a.xn--fiqs8s',
      'c@例\u2028子',
      '小雨@example.org',
      null,
    ];
    for (const email of emails)
      await dataSource.query(`insert into users (id, nick_name, email) values (gen_random_uuid(), 'x', $1)`, [
        email,
      ]);
    const runner = dataSource.createQueryRunner();
    await new AsciiDomains1700000011000().up(runner).finally(() => runner.release());
    const rows = await dataSource.query('delete from users returning email');
    expect(rows[0].map(({ email }: { email: string | null }) => email)).toEqual(
      expect.arrayContaining(['a@xn--fsqu00a.xn--fiqs8s', ...emails.slice(1)]),
    );
  });

  it('can be undone', async () => {
    for (const _ of SCHEMA.migrations) await database.dataSource.undoLastMigration();
    const tables = await database.dataSource.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migrations'`,
    );
    expect(tables).toEqual([]);
    await runMigrations(database.dataSource);
  });
});
