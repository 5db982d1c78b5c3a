// node scripts/compare-screens.mjs BEFORE AFTER: compares two folders of screenshots of `npm run screens -- FOLDER` pixel by
// pixel, and exits with 1 if they differ.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/workspace.mjs';

const { PNG } = createRequire(join(ROOT, 'e2e/package.json'))('pngjs');

/** Describes the difference of two screenshots; undefined if they are equal. */
function differenceBetween(before, after) {
  if (before.width !== after.width || before.height !== after.height) {
    return `${before.width}×${before.height} became ${after.width}×${after.height}`;
  }
  let pixels = 0;
  let first;
  for (let at = 0; at < before.data.length; at += 4) {
    if (before.data.readUInt32LE(at) === after.data.readUInt32LE(at)) continue;
    pixels += 1;
    first ??= `${(at / 4) % before.width},${Math.floor(at / 4 / before.width)}`;
  }
  return pixels > 0 ? `${pixels} pixels, the first at ${first}` : undefined;
}

const folders = process.argv.slice(2);
const read = (folder, name) => PNG.sync.read(readFileSync(join(folder, name)));
const [before, after] = folders.map((folder) => readdirSync(folder).filter((name) => name.endsWith('.png')));
const alone = [
  ...before.filter((name) => !after.includes(name)),
  ...after.filter((name) => !before.includes(name)),
];
const differences = alone.map((name) => `${name}: only in one folder`);
for (const name of before.filter((one) => after.includes(one))) {
  const difference = differenceBetween(...folders.map((folder) => read(folder, name)));
  if (difference) differences.push(`${name}: ${difference}`);
}
process.stdout.write(`${before.length} pictures, ${differences.length} differ\n${differences.join('\n')}\n`);
process.exitCode = differences.length > 0 ? 1 : 0;
