import { transformFileSync } from '@swc/core';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BACKEND = join(__dirname, '../..');
const SOURCE = join(BACKEND, 'src/narration/sound');
/** Inside the package, so that its imports resolve as those of dist. */
const CACHE = join(BACKEND, 'node_modules/.cache');

/**
 * Takes the place of `worker-address.ts` in Jest, which cannot transform what a worker thread loads: the worker as
 * `npm run build` makes it, built once for each state of its source.
 */
export function workerAddress(): URL {
  const files = readdirSync(SOURCE).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const name of files) hash.update(readFileSync(join(SOURCE, name)));
  const built = join(CACHE, `sound-worker-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(built)) build(files, built);
  return pathToFileURL(join(built, 'sound.worker.js'));
}

function build(files: string[], target: string): void {
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  const configFile = join(BACKEND, '.swcrc');
  for (const name of files) {
    const { code } = transformFileSync(join(SOURCE, name), { configFile });
    writeFileSync(join(draft, name.replace(/\.ts$/, '.js')), code);
  }
  // What stands under node_modules does not inherit the package's own.
  writeFileSync(join(draft, 'package.json'), '{"type":"module"}');
  try {
    renameSync(draft, target);
  } catch {
    // Suites run side by side: whoever is second uses the first one's.
    rmSync(draft, { recursive: true, force: true });
  }
}
