import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In-memory file system of Linux. */
const IN_MEMORY = '/dev/shm';
/** Required space: databases, audio and browser profiles of a run took 167 MB at most (`du`, every two seconds). */
const ROOM = 2 ** 30;
/** Required memory, including three browsers or test workers. */
const MEMORY = 6 * 2 ** 30;

/**
 * Creates a temporary folder for one run, in memory if possible: the tests open a hundred databases, which sync every write
 * to disk, and take half the time in memory. With too little memory or with TMPDIR set, the usual temporary folder is used.
 * @returns `path`, and `remove`, to be called at the end
 */
export function makeScratch() {
  const path = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'storysprout-'));
  // PostgreSQL runs as another user and has its folder in here.
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
