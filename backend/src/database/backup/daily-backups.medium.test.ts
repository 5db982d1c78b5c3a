import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUPS_DIR, startDailyBackups, type DailyBackups } from './daily-backups.js';

const HOUR_MS = 3_600_000;

let dataDir: string;
let folder: string;
let dumps: DailyBackups;
let dumped: number;
let dump: () => Promise<Blob>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storysprout-dumps-'));
  folder = join(dataDir, BACKUPS_DIR);
  dumped = 0;
  dump = async () => {
    dumped += 1;
    return new Blob(['everything']);
  };
  dumps = startDailyBackups(
    dataDir,
    () => dump(),
    () => {},
  );
});
afterEach(async () => {
  await dumps.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function put(name: string, ageHours: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), 'old');
  const time = new Date(Date.now() - ageHours * HOUR_MS);
  await utimes(join(folder, name), time, time);
}

describe('daily backups', () => {
  it('are created when there is none, and not twice within a day', async () => {
    const made = await dumps.runIfDue();
    expect(made).toMatch(/dumps\/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
    expect(await Promise.all([dumps.runIfDue(), dumps.runIfDue()])).toEqual([undefined, undefined]);
    expect([dumped, (await readdir(folder)).length]).toEqual([1, 1]);
  });

  it('are created again when the last is a day old, and kept for seven days', async () => {
    await put('six.tar.gz', 6 * 24);
    await put('seven.tar.gz', 7 * 24 + 1);
    await put('day.tar.gz', 25);
    await put('broken.tar.gz.partial', 1);
    await dumps.runIfDue();
    const names = await readdir(folder);
    expect(names).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['six.tar.gz', 'day.tar.gz']));
  });

  it('that fail leave no partial file and keep the old ones', async () => {
    await put('eight.tar.gz', 8 * 24);
    const works = dump;
    dump = () => Promise.reject(new Error('disk full'));
    await expect(dumps.runIfDue()).rejects.toThrow('disk full');
    expect(await readdir(folder)).toEqual(['eight.tar.gz']);
    dump = works;
    await dumps.runIfDue();
    expect(await readdir(folder)).toHaveLength(1);
  });
});
