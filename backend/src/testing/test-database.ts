import { PGlite } from '@electric-sql/pglite';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyTemplate, createTemplate } from '../database/database-template.js';
import { openDatabase } from '../database/open-database.js';
import { EMBEDDED_DIR } from '../database/open-embedded.js';
import { SCHEMA } from '../schema.js';

const MIGRATIONS = join(__dirname, '../database/migrations');

/** The place of a suite's data: a folder, and with TEST_DATABASE_URL a database on that server. */
export interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/**
 * Creates an empty place for a suite, or one with a migrated embedded database, whose creation alone takes a second.
 */
export async function createTestPlace(embedded: keyof typeof MAKERS = 'empty'): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storysprout-test-'));
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    await copyDatabase(embedded, join(dataDir, EMBEDDED_DIR));
    return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = embedded === 'migrated' ? await serverTemplate(server) : 'template0';
  await onServer(server, `create database ${name} template ${template}`);
  return {
    dataDir,
    databaseUrl: addressOf(server, name),
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** A migrated database on the server for others to be copied from, made by the first worker that needs it. */
async function serverTemplate(server: string): Promise<string> {
  const name = templateName('migrated').replaceAll('-', '_');
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const draft = `${name}_draft`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft}`);
      await (await openDatabase({ dataDir: '', databaseUrl: addressOf(server, draft) }, SCHEMA)).close();
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** How an embedded database of each kind is created in a folder. */
const MAKERS = {
  empty: async (folder: string) => (await PGlite.create({ dataDir: join(folder, EMBEDDED_DIR) })).close(),
  migrated: async (folder: string) =>
    (await openDatabase({ dataDir: folder, databaseUrl: undefined }, SCHEMA)).close(),
};

/** The name depends on everything that the copied files do: engine, migrations and user. */
function templateName(kind: keyof typeof MAKERS): string {
  const engine = createRequire(__filename).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(`${engine} ${process.getuid?.()}`);
  if (kind === 'migrated') {
    for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, name)));
  }
  return `storysprout-${kind}-database-${hash.digest('hex').slice(0, 12)}`;
}

async function copyDatabase(kind: keyof typeof MAKERS, target: string): Promise<void> {
  const template = join(tmpdir(), templateName(kind));
  await createTemplate(template, async (folder) => {
    await MAKERS[kind](folder);
    return join(folder, EMBEDDED_DIR);
  });
  await copyTemplate(template, target);
}
