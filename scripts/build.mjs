// Installs what is missing and builds what changed.
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith } from './lib/workspace.mjs';

try {
  await ensureInstalled();
  await buildAll();
} catch (error) {
  failWith(error);
}
