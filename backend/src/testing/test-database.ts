import { PGlite } from '@electric-sql/pglite';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EMBEDDED_DIR } from '../database/open-embedded.js';

/** Where a suite's data lives: a folder of its own, and with TEST_DATABASE_URL a database of its own on that server. */
export interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** An empty place for one suite. */
export async function createTestPlace(): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storysprout-test-'));
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    await copyEmptyDatabase(join(dataDir, EMBEDDED_DIR));
    return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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

/** Making an embedded database takes seconds of CPU; a copy of one made before takes a moment. */
async function copyEmptyDatabase(target: string): Promise<void> {
  // The engine's own address names its version; a template of another one may not open.
  const engineFile = createRequire(__filename).resolve('@electric-sql/pglite');
  const id = createHash('sha256').update(`${engineFile} ${process.getuid?.()}`).digest('hex').slice(0, 12);
  const template = join(tmpdir(), `storysprout-empty-database-${id}`);
  if (!existsSync(template)) {
    const draft = await mkdtemp(`${template}-`);
    const engine = await PGlite.create({ dataDir: join(draft, 'db') });
    await engine.close();
    // Suites run side by side: whoever is second finds the first one's and drops its own.
    await rename(join(draft, 'db'), template).catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
  }
  await mkdir(join(target, '..'), { recursive: true });
  await cp(template, target, { recursive: true });
}
