import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AUDIO_DIR, FileAudioStore } from './file-audio.store.js';

const LONG_AGO = new Date('2020-01-01');
const DATABASE_URL = 'postgres://localhost/x';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storysprout-audio-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const storeWith = (databaseUrl?: string) => new FileAudioStore({ dataDir, databaseUrl });
const inside = (...path: string[]) => join(dataDir, AUDIO_DIR, ...path);

/** A partial file, as a killed process leaves it. */
async function leave(folder: string, name: string, at = LONG_AGO): Promise<void> {
  await mkdir(inside(folder), { recursive: true });
  await writeFile(inside(folder, name), 'left');
  await utimes(inside(folder, name), at, at);
}

describe('a file', () => {
  it('is complete under its name, or missing', async () => {
    const store = storeWith();
    expect([await store.fileSize('abc'), await store.openFile('abc')]).toEqual([undefined, undefined]);
    await store.writeFile('abc', Buffer.from('0123456789'));
    const audio = await store.openFile('abc');
    expect([audio?.size, await store.fileSize('abc')]).toEqual([10, 10]);
    expect(await text(audio!.createReadStream(2, 4))).toBe('234');
    await store.removeFiles(['abc', 'gone']);
    expect(await store.openFile('abc')).toBeUndefined();
  });

  it('that cannot be written is UNAVAILABLE, and leaves no partial file', async () => {
    const store = storeWith();
    await leave('ab', 'in-the-way');
    await rm(inside('ab'), { recursive: true });
    await writeFile(inside('ab'), '');
    await expect(store.writeFile('abc', Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await readdir(inside('incoming'))).toEqual([]);
  });

  it.each(['../../jwt-secret', 'a/b', '', '..', 'a.b'])('cannot be named %j', async (name) => {
    await expect(storeWith().fileSize(name)).rejects.toThrow(TypeError);
  });
});

describe('removeOrphans', () => {
  it('deletes partial files and orphans', async () => {
    await storeWith().writeFile('abc-wanted', Buffer.from('x'));
    await utimes(inside('ab', 'abc-wanted.mp3'), LONG_AGO, LONG_AGO);
    await leave('ab', 'abd-orphan.mp3');
    await leave('incoming', 'half');
    await storeWith().removeOrphans(async (names) => names.filter((name) => name.endsWith('orphan')));
    expect(await readdir(inside('ab'))).toEqual(['abc-wanted.mp3']);
    expect(await readdir(inside('incoming'))).toEqual([]);
  });

  it('finds nothing in an empty store', async () => {
    await expect(storeWith().removeOrphans(async (names) => names)).resolves.toBeUndefined();
  });

  it('keeps files written since the start', async () => {
    const store = storeWith();
    await leave('ab', 'abc-new.mp3', new Date(Date.now() + 1_000));
    await store.removeOrphans(async (names) => names);
    expect(await readdir(inside('ab'))).toEqual(['abc-new.mp3']);
  });

  it('keeps files that another replica may be writing', async () => {
    const now = new Date();
    await leave('incoming', 'of-another-replica', now);
    await leave('incoming', 'of-long-ago');
    await storeWith(DATABASE_URL).removeOrphans(async () => []);
    expect(await readdir(inside('incoming'))).toEqual(['of-another-replica']);
  });
});
