import type { DataSource, MigrationInterface } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { openEmbedded } from './open-embedded.js';
import { openServer } from './open-server.js';
import { runMigrations } from './migrate.js';
import { closeDataDir } from '../common/private-files.js';

/** Entity classes and migration classes of the application; the migrations oldest first. */
export interface DatabaseSchema {
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

/** An opened and migrated database. */
export interface OpenDatabase {
  dataSource: DataSource;
  /** Creates a backup of the embedded database, consistent as of one moment; a server has its own tools. */
  createBackup?: () => Promise<Blob>;
  /** Closes connections, then the embedded database, then its lock. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database, or the server of DATABASE_URL, and migrates it.
 * @param template what a new embedded database is copied from: see `createTemplate`
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  schema: DatabaseSchema,
  template?: string,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  await closeDataDir(dataDir);
  const database = databaseUrl
    ? await openServer(databaseUrl, schema)
    : await openEmbedded(dataDir, schema, template);
  try {
    await runMigrations(database.dataSource);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
