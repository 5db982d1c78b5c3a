import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTIAL, writeBackup } from './backup-files.js';

/** Inside DATA_DIR. */
export const BACKUPS_DIR = 'dumps';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 7 * DAY_MS;
/** A backup takes a second of the one process: not the first one, in which a page may be waiting. */
const START_DELAY_MS = 30_000;

/** Backups of the embedded database, one a day, kept for seven days. */
export interface DailyBackups {
  /** Creates a backup if the newest is a day old, and deletes those of seven days; resolves with the new one's path. */
  runIfDue(): Promise<string | undefined>;
  /** Stops the schedule; resolves when a running backup has ended. */
  stop(): Promise<void>;
}

/** Checks shortly after the start and then every hour, so that a day's backup exists whenever the machine is on. */
export function startDailyBackups(
  dataDir: string,
  createBackup: () => Promise<Blob>,
  onFailure: (error: unknown) => void,
): DailyBackups {
  const folder = join(dataDir, BACKUPS_DIR);
  let running: Promise<unknown> = Promise.resolve();
  const check = () => {
    const result = running.then(() => backUpIfDue(folder, createBackup));
    running = result.catch(() => undefined);
    return result;
  };
  const look = () => void check().catch(onFailure);
  const first = setTimeout(look, START_DELAY_MS);
  const hourly = setInterval(look, HOUR_MS);
  return {
    runIfDue: check,
    stop: async () => {
      clearTimeout(first);
      clearInterval(hourly);
      await running;
    },
  };
}

async function backUpIfDue(folder: string, dump: () => Promise<Blob>): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ages = new Map<string, number>();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(PARTIAL)) await rm(path, { force: true });
    else if (name.endsWith('.tar.gz')) ages.set(path, Date.now() - (await stat(path)).mtimeMs);
  }
  let made: string | undefined;
  if (![...ages.values()].some((age) => age < DAY_MS)) {
    made = join(folder, `${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}Z.tar.gz`);
    await writeBackup(dump, made);
  }
  // Old ones are deleted only after the new one exists.
  for (const [path, age] of ages) if (age >= KEPT_MS) await rm(path, { force: true });
  return made;
}
