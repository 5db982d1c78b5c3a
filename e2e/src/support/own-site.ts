import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startServer } from './server.mjs';

const BUILT_SITE = resolve(import.meta.dirname, '../../../build/site');

/** A running product with a site of its own, so that a test may publish and break remotes. */
export interface OwnSite {
  directory: string;
  origin: string;
  stop(): Promise<void>;
}

export async function startOwnSite(): Promise<OwnSite> {
  const root = mkdtempSync(join(tmpdir(), 'storysprout-site-'));
  const directory = join(root, 'site');
  cpSync(BUILT_SITE, directory, { recursive: true });
  const env = { PORT: String(await freePort()), DATA_DIR: join(root, 'data') };
  const { child, origin, exited } = await startServer(env, directory);
  return {
    directory,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(root, { recursive: true });
    },
  };
}

/** One digest over every file of a directory. */
export function digestOfDirectory(directory: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries
    .filter((row) => row.isFile())
    .toSorted((a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1))) {
    hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex');
}
