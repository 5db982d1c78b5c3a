// npm run build: installs missing packages and builds changed ones.
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith } from './lib/workspace.mjs';

try {
  await ensureInstalled();
  await buildAll();
} catch (error) {
  failWith(error);
}
