import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is written here in memory. */
const IN_MEMORY = '/dev/shm';
/** A run's databases, sounds and browser profiles took 167 MB at most (`du`, every two seconds). */
const ROOM = 2 ** 30;
/** With what three browsers or test workers take. */
const MEMORY = 6 * 2 ** 30;

/**
 * A folder for the files of one run. The tests open a hundred databases, each of which syncs to disk what it writes: in
 * memory that takes half the time. Where memory is short, or TMPDIR names a place, the files go where others go.
 * @returns `path`, and `remove`, to be called at the end
 */
export function makeScratch() {
  const path = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'storysprout-'));
  // PostgreSQL runs as a user of its own and has its folder in here.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoom() {
  if (process.env.TMPDIR || process.availableMemory() < MEMORY) return false;
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
