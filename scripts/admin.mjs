// npm run admin -- <command>: the operator's hands. Built like the server, whose settings it reads.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { ensureInstalled, failWith, ROOT } from './lib/workspace.mjs';

try {
  // Not rebuilt under a running server: its files stay as they were when it started.
  if (!existsSync(join(ROOT, 'backend/dist/admin/admin.js'))) {
    await ensureInstalled();
    await buildAll();
  }
} catch (error) {
  failWith(error);
}
await import('../backend/dist/admin/admin.js');
