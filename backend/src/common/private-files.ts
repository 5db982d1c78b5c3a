import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files and folders that this product makes in DATA_DIR. */
const OURS = /^(?:audio|database(?:\.partial|-before-.+)?|dumps|jwt-secret(?:\..+)?|lock)$/;
/** Access of a file's group and of all others. */
const OTHERS = 0o077;

/**
 * Makes DATA_DIR readable by its owner alone, also one that was made by hand, or by an earlier release, with the rights of
 * that day. Where files of others lie in it, too, only our own are closed. Does nothing where there is no such folder.
 */
export async function closeDataDir(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => undefined);
  if (names === undefined) return;
  for (const name of names.filter((found) => OURS.test(found))) {
    const path = join(dataDir, name);
    // What lies in a closed folder cannot be reached.
    if (await closeToOthers(path)) await closeTree(path);
  }
  if (names.every((name) => OURS.test(name))) await closeToOthers(dataDir);
}

/** Makes a folder, and everything in it, readable by its owner alone. */
export async function closeTree(path: string): Promise<void> {
  await closeToOthers(path);
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) await closeToOthers(join(entry.parentPath, entry.name));
}

/** @returns whether others had access. A file of another user, or of a system without rights, stays as it is. */
async function closeToOthers(path: string): Promise<boolean> {
  const { mode, isLink } = await lstat(path).then(
    (stats) => ({ mode: stats.mode, isLink: stats.isSymbolicLink() }),
    () => ({ mode: 0, isLink: false }),
  );
  if (isLink || (mode & OTHERS) === 0) return false;
  await chmod(path, mode & 0o700).catch(() => {});
  return true;
}
