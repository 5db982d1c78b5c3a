import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEMA } from '../schema.js';
import { createTestPlace, type TestPlace } from '../testing/test-database.js';
import { openDatabase } from './open-database.js';

let place: TestPlace;
beforeEach(async () => {
  place = await createTestPlace('migrated');
});
afterEach(() => place.remove());

it('the embedded database is readable by its owner alone, wherever it lies', async () => {
  await chmod(place.dataDir, 0o777);
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl: undefined }, SCHEMA);
  try {
    const entries = await readdir(place.dataDir, { recursive: true });
    const modes = await Promise.all(
      ['.', ...entries].map(async (path) => [path, (await stat(join(place.dataDir, path))).mode & 0o077]),
    );
    expect(entries.length).toBeGreaterThan(100);
    expect(modes.filter(([, open]) => open !== 0)).toEqual([]);
  } finally {
    await database.close();
  }
}, 60_000);
