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
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BACKEND = join(__dirname, '../..');
const SOURCE = join(BACKEND, 'src/narration/sound');
/** Inside the package, so that its imports resolve as those of dist. */
const CACHE = join(BACKEND, 'node_modules/.cache');

/**
 * Replaces `worker-address.ts` in Jest, which cannot transform what a worker thread loads: the worker as `npm run build`
 * compiles it, compiled once for each state of its sources.
 */
export function workerAddress(): URL {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const files = sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(join(SOURCE, name)));
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
    const output = join(draft, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, code);
  }
  // Folders under node_modules do not inherit the package's own module type.
  writeFileSync(join(draft, 'package.json'), '{"type":"module"}');
  try {
    renameSync(draft, target);
  } catch {
    // Suites run in parallel: the second one uses the build of the first.
    rmSync(draft, { recursive: true, force: true });
  }
}
