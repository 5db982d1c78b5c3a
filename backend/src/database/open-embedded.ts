import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { closeTree } from '../common/private-files.js';
import { copyTemplate } from './database-template.js';
import { lockDataDir } from './lock/data-dir-lock.js';
import type { DatabaseSchema, OpenDatabase } from './open-database.js';

/** The embedded database's folder inside DATA_DIR. */
export const EMBEDDED_DIR = 'database';

/**
 * Opens the embedded PostgreSQL on DATA_DIR, after locking it: two processes on one folder would corrupt it.
 * @param template folder of a migrated database without rows, which a new one is copied from
 */
export async function openEmbedded(
  dataDir: string,
  schema: DatabaseSchema,
  template?: string,
): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(dataDir);
  let engine: PGlite | undefined;
  try {
    if (template) await copyTemplate(template, join(dataDir, EMBEDDED_DIR));
    engine = await PGlite.create({ dataDir: join(dataDir, EMBEDDED_DIR) });
    // PGlite creates files that everyone may write.
    await closeTree(join(dataDir, EMBEDDED_DIR));
    const dataSource = await connect(engine, schema);
    return {
      dataSource,
      createBackup: async () => {
        await dataSource.query('checkpoint');
        return engine!.dumpDataDir('gzip');
      },
      close: async () => {
        if (dataSource.isInitialized) await dataSource.destroy();
        // The shim does not close an engine that was passed to it.
        await engine?.close();
        await lock.release();
      },
    };
  } catch (error) {
    await engine?.close().catch(() => undefined);
    await lock.release();
    throw error;
  }
}

function connect(engine: PGlite, schema: DatabaseSchema): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    ...schema,
    logging: false,
    poolSize: 1,
    connectTimeoutMS: 10_000,
    extra: { ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0 },
  }).initialize();
}
