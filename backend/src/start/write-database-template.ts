import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemplate } from '../database/database-template.js';
import { openDatabase } from '../database/open-database.js';
import { EMBEDDED_DIR } from '../database/open-embedded.js';
import { SCHEMA } from '../schema.js';

// A step of the build: node write-database-template.js <folder>. Replaces the template of new embedded databases.
const target = process.argv[2]!;
await rm(target, { recursive: true, force: true });
await createTemplate(target, async (folder) => {
  await (await openDatabase({ dataDir: folder, databaseUrl: undefined }, SCHEMA)).close();
  return join(folder, EMBEDDED_DIR);
});
