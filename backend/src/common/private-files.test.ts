import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDataDir, closeTree } from './private-files.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storysprout-private-'));
  await make('database/base/5', '112');
  await make('audio/ab', 'abc.mp3');
  await make('.', 'jwt-secret');
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Makes a file that everyone may write, in folders that everyone may read. */
async function make(folder: string, name: string) {
  await mkdir(join(dataDir, folder), { recursive: true });
  await writeFile(join(dataDir, folder, name), 'x');
  await chmod(join(dataDir, folder, name), 0o666);
}
const mode = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8);

describe('DATA_DIR', () => {
  it('made by hand becomes readable by its owner alone, with all that is in it', async () => {
    await closeDataDir(dataDir);
    for (const folder of ['.', 'database', 'database/base/5', 'audio', 'audio/ab'])
      expect([folder, await mode(folder)]).toEqual([folder, '700']);
    for (const file of ['jwt-secret', 'database/base/5/112', 'audio/ab/abc.mp3'])
      expect([file, await mode(file)]).toEqual([file, '600']);
  });

  it('that holds files of others, too, stays open for them, but not what is ours', async () => {
    await make('.', 'notes.txt');
    await symlink(join(dataDir, 'notes.txt'), join(dataDir, 'lock'));
    await closeDataDir(dataDir);
    expect([await mode('.'), await mode('notes.txt')]).toEqual(['755', '666']);
    expect([await mode('database'), await mode('jwt-secret')]).toEqual(['700', '600']);
  });

  it('may be missing', async () => {
    await expect(closeDataDir(join(dataDir, 'none'))).resolves.toBeUndefined();
  });
});

it('a tree is closed to its last file, also below a folder that was closed already', async () => {
  await chmod(join(dataDir, 'database'), 0o700);
  await closeTree(join(dataDir, 'database'));
  expect(await mode('database/base/5/112')).toBe('600');
});
