// npm run verify: checks that take too long for every change. Kills the built product repeatedly, waits for the slow cases of
// providers, then runs every test with every seed, every journey at both widths and every process on both databases.
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith, run } from './lib/workspace.mjs';

try {
  await ensureInstalled();
  await buildAll();
  await run(process.execPath, ['scripts/verify/kills.mjs'], { show: true });
  await run(process.execPath, ['scripts/verify/providers.mjs'], { show: true });
  await run(process.execPath, ['scripts/test.mjs'], { env: { THOROUGH: '1' }, show: true });
} catch (error) {
  failWith(error);
}
