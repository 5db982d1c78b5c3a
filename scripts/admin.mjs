// npm run admin -- <command>: the operator's command line. Built like the server; reads the same settings.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith, ROOT } from './lib/workspace.mjs';

try {
  // Not rebuilt while the server is running: its files must not change.
  if (!existsSync(join(ROOT, 'backend/dist/admin/admin.js'))) {
    await ensureInstalled();
    await buildAll();
  }
} catch (error) {
  failWith(error);
}
await import('../backend/dist/admin/admin.js');
