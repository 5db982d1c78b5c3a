import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { AUDIO_DIR } from '../audio/file-audio.store.js';
import {
  buildServer,
  removeServer,
  startServer,
  type ServerProcess,
  PROCESS_TIMEOUT_MS,
} from '../testing/start-server.js';
import { createTestPlace, type TestPlace } from '../testing/test-database.js';
import { isThorough } from '../testing/thorough.js';

jest.setTimeout(PROCESS_TIMEOUT_MS);

const LONG_AGO = new Date('2020-01-01');

let place: TestPlace;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  buildServer();
  place = await createTestPlace('migrated');
});
afterEach(() => server.end('SIGKILL'));
afterAll(async () => {
  removeServer();
  await place.remove();
});

async function start(): Promise<void> {
  const databaseUrl = place.databaseUrl && { DATABASE_URL: place.databaseUrl };
  server = startServer({ PORT: '0', DATA_DIR: place.dataDir, ...databaseUrl });
  url = await server.address();
}

async function call(method: string, path: string, token?: string, body?: unknown) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
  const { data } = (await reply.json()) as { data: Record<string, string> };
  return { status: reply.status, data };
}

const audioDir = (...path: string[]) => join(place.dataDir, AUDIO_DIR, ...path);
const filesIn = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mp3'))
    : [];

describe('the process, killed with SIGKILL during a narration', () => {
  it('serves no partial file, keeps the story, and narrates it on the next request', async () => {
    await start();
    const person = { email: 'pupil@example.org', password: 'secret-123', nickName: 'Pupil' };
    const { token } = (await call('POST', '/auth/register', undefined, person)).data;
    // From before the worker is loaded to after it has finished.
    for (const [round, delay] of (isThorough ? [50, 200, 500, 1_200] : [500]).entries()) {
      const { data: story } = await call('POST', '/stories/generate', token, { grade: 1, theme: 'My dog' });
      const audio = `/stories/${story.id}/audio`;
      const body = { voice: 'echo', speed: 1 };
      const interrupted = call('POST', audio, token, body).catch(() => undefined);
      await after(delay);
      await server.end('SIGKILL');
      await interrupted;
      await start();
      const found = await call('GET', `/stories/${story.id}`, token);
      expect([round, found.status, found.data.englishText]).toEqual([round, 200, story.englishText]);
      const { data } = await call('POST', audio, token, body);
      const file = await fetch(url + data.audioUrl);
      expect([round, file.status]).toEqual([round, 200]);
      const bytes = (await file.arrayBuffer()).byteLength;
      expect(bytes).toBeGreaterThan(50_000);
      await call('DELETE', `/stories/${story.id}`, token);
    }
    expect(await filesIn(audioDir())).toEqual([]);
  }, 120_000);

  it('deletes leftover files at the next start', async () => {
    for (const [folder, name] of [
      ['incoming', 'half-written'],
      ['ab', 'abcdef.mp3'],
    ] as const) {
      await mkdir(audioDir(folder), { recursive: true });
      await writeFile(audioDir(folder, name), 'left');
      await utimes(audioDir(folder, name), LONG_AGO, LONG_AGO);
    }
    await start();
    const left = async () => [...(await readdir(audioDir('incoming'))), ...(await readdir(audioDir('ab')))];
    // It runs concurrently with the first requests.
    for (let found = await left(); found.length > 0; found = await left()) await after(20);
    expect(await left()).toEqual([]);
  });
});
