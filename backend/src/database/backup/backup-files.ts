import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { closeTree } from '../../common/private-files.js';
import { lockDataDir } from '../lock/data-dir-lock.js';
import { EMBEDDED_DIR } from '../open-embedded.js';

/** Suffix of a file or folder that is not complete yet. */
export const PARTIAL = '.partial';

/** Writes a backup of the embedded database. The file gets its name only after it has been synced to disk. */
export async function writeBackup(dump: () => Promise<Blob>, file: string): Promise<void> {
  await mkdir(dirname(resolve(file)), { recursive: true, mode: 0o700 });
  const partial = `${file}${PARTIAL}`;
  try {
    const content = new Uint8Array(await (await dump()).arrayBuffer());
    const handle = await open(partial, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * Replaces the embedded database in DATA_DIR by a backup, while no process uses it. The former database is kept; the
 * backup is opened and read before anything is moved.
 * @returns the folder of the former database; undefined when there was none
 * @throws DataDirInUseError
 */
export async function restoreBackup(dataDir: string, file: string): Promise<string | undefined> {
  const content = await readFile(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(dataDir);
  const place = join(dataDir, EMBEDDED_DIR);
  const partial = `${place}${PARTIAL}`;
  try {
    await rm(partial, { recursive: true, force: true });
    const engine = await PGlite.create({
      dataDir: partial,
      loadDataDir: new Blob([new Uint8Array(content)]),
    });
    try {
      await engine.query('select count(*) from migrations');
    } finally {
      await engine.close();
    }
    await closeTree(partial);
    const former = `${place}-before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    const hadOne = existsSync(place);
    if (hadOne) await rename(place, former);
    await rename(partial, place);
    return hadOne ? former : undefined;
  } finally {
    await rm(partial, { recursive: true, force: true });
    await lock.release();
  }
}
