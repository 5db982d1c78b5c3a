import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { audioSchema } from '@storysprout/contracts/api/narration';
import { VOICES } from '@storysprout/contracts/voices';
import { AUDIO_DIR } from '../audio/file-audio.store.js';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { seedStories } from '../testing/seed-stories.js';
import { NarrationsRepository } from './narrations.repository.js';
import { EmbeddedNarratorService } from './narrators/embedded-narrator.service.js';
import { decodeMp3 } from './testing/audio-analysis.js';

type Person = Awaited<ReturnType<typeof registerUser>>;

let app: TestApp;
let owner: Person;
let other: Person;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  [owner, other] = [await registerUser(app), await registerUser(app)];
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  [id] = (await seedStories(app, owner.userInfo.id, 1)) as [string];
});
afterEach(() => void jest.restoreAllMocks());

const call = (method: string, path: string, person?: Person, body?: unknown) =>
  app.call(method, path, { ...(person && { token: person.token }), body });
const narrate = (person?: Person, body: object = {}) => call('POST', `/stories/${id}/audio`, person, body);
const findAudio = (person?: Person) => call('GET', `/stories/${id}/audio`, person);
const share = () => call('POST', `/stories/${id}/share`, owner);
const unshare = () => call('DELETE', `/stories/${id}/share`, owner);
const load = (audioUrl: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + audioUrl, { method, headers });
const statusOf = async (audioUrl: string) => (await load(audioUrl)).status;

/** Paths of the stored narrations and of partial files. */
async function files(): Promise<string[]> {
  const found = await readdir(join(app.dataDir, AUDIO_DIR), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

describe('POST /stories/{id}/audio', () => {
  it('narrates a story: a labelled MP3 at a URL without a token, with word timings', async () => {
    const { status, body } = await narrate(owner);
    expect(status).toBe(200);
    const audio = audioSchema.strict().parse(body.data);
    expect(audio).toMatchObject({ exists: true, voice: 'nova', timings: [{ words: [{}, {}] }] });
    expect(audio.audioUrl).toMatch(/^\/audio\/[\w-]{40,}\.mp3$/);
    const reply = await load(audio.audioUrl!);
    expect(reply.headers.get('content-type')).toBe('audio/mpeg');
    const mp3 = new Uint8Array(await reply.arrayBuffer());
    const { samples, rate } = await decodeMp3(mp3);
    expect(samples.length / rate).toBeGreaterThan(audio.timings.at(-1)!.end);
    expect(Buffer.from(mp3).toString('latin1')).toMatch(/^ID3[^]{17}\0AIGC\0\{"AIGC":\{"Label":"1",/);
  });

  it('adds it to the story, to GET audio and to the shared page', async () => {
    expect((await findAudio(owner)).body.data).toEqual({
      exists: false,
      audioUrl: null,
      voice: null,
      timings: [],
      voiceFallback: null,
    });
    const { data } = (await narrate(owner, { voice: 'luna' })).body;
    expect((await findAudio(owner)).body.data).toEqual(data);
    expect((await call('GET', `/stories/${id}`, owner)).body.data.audioUrl).toBe(data.audioUrl);
    await share();
    const shared = (await call('GET', `/stories/share/${id}`)).body.data.audioUrl;
    expect(shared).toBe((await findAudio()).body.data.audioUrl);
    expect(shared).not.toBe(data.audioUrl);
  });

  it('synthesizes once for 20 concurrent requests and a later one', async () => {
    const work = jest.spyOn(app.nest.get(EmbeddedNarratorService), 'narrate');
    const before = await files();
    const replies = await Promise.all(Array.from({ length: 20 }, () => narrate(owner)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ body }) => body.data.audioUrl)).size).toBe(1);
    expect((await narrate(owner)).body).toEqual(replies[0]!.body);
    expect(work).toHaveBeenCalledTimes(1);
    expect((await files()).length - before.length).toBe(1);
  });

  it('synthesizes a shared story once for several users', async () => {
    await share();
    const people = await Promise.all(Array.from({ length: 5 }, () => registerUser(app)));
    const work = jest.spyOn(app.nest.get(EmbeddedNarratorService), 'narrate');
    const replies = await Promise.all(people.map((person) => narrate(person)));
    expect(new Set(replies.map(({ body }) => body.data.audioUrl)).size).toBe(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('uses the requested voice, else the saved one, else the region’s', async () => {
    expect((await narrate(other)).status).toBe(403);
    const voiceOf = async (body?: object) => (await narrate(owner, body)).body.data.voice;
    const save = (voice: string, region: string) =>
      app.database.dataSource.query(
        `UPDATE users SET region = $2, preferences = jsonb_build_object('defaultVoice', $3::text) WHERE id = $1`,
        [owner.userInfo.id, region, voice],
      );
    expect(await voiceOf()).toBe('nova');
    await save('luna', 'global');
    expect(await voiceOf()).toBe('luna');
    expect(await voiceOf({ voice: 'onyx' })).toBe('onyx');
    await save('onyx', 'china');
    expect(await voiceOf()).toBe('graceful_lady');
    await save('gone', 'global');
    expect(await voiceOf()).toBe('nova');
    for (const voice of ['nobody', '__proto__', ''])
      expect((await narrate(owner, { voice })).body.code).toBe('VALIDATION_FAILED');
  });

  it('keeps the owner’s choice when another user chooses another voice', async () => {
    await share();
    await narrate(other, { voice: 'echo' });
    expect((await findAudio(owner)).body.data.voice).toBe('echo');
    await narrate(owner, { voice: 'luna' });
    await narrate(other, { voice: 'echo' });
    for (const person of [owner, other, undefined])
      expect((await findAudio(person)).body.data.voice).toBe('luna');
    await narrate(owner, { voice: 'echo' });
    expect((await findAudio()).body.data.voice).toBe('echo');
  });

  it('keeps 30 narrations of a story, those requested last, and the owner’s choice', async () => {
    const tiny = { mp3: new Uint8Array(100), timings: [] };
    jest.spyOn(app.nest.get(EmbeddedNarratorService), 'narrate').mockResolvedValue(tiny);
    await share();
    const own = (await narrate(owner, { speed: 0.5 })).body.data.audioUrl;
    const first = (await narrate(other, { speed: 0.6 })).body.data.audioUrl;
    const before = await files();
    for (let step = 1; step <= 29; step += 1) {
      const reply = await narrate(other, { speed: 0.6 + step / 100 });
      expect([reply.status, await statusOf(reply.body.data.audioUrl)]).toEqual([200, 200]);
    }
    expect((await files()).length - before.length).toBe(28);
    expect(await Promise.all([own, first].map(statusOf))).toEqual([200, 404]);
  });
});

describe('after a failure the story is unchanged and the next request succeeds', () => {
  const stored = () => call('GET', `/stories/${id}`, owner);

  it('full disk: 503, no file, stories still work', async () => {
    const [before, story] = [await files(), await stored()];
    // Root may write anywhere, so a file in place of the folder simulates a full disk.
    const incoming = join(app.dataDir, AUDIO_DIR, 'incoming');
    await rm(incoming, { recursive: true, force: true });
    await writeFile(incoming, '');
    const reply = await narrate(owner);
    expect([reply.status, reply.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('POST', '/stories/generate', owner, { grade: 1, theme: 'My dog' })).status).toBe(201);
    expect((await stored()).body).toEqual(story.body);
    await rm(incoming);
    expect(await files()).toEqual(before.filter((path) => path !== incoming));
    expect((await narrate(owner)).status).toBe(200);
  });

  it.each([
    ['empty audio', async () => ({ mp3: new Uint8Array(), timings: [] }), 502, 'PROVIDER_FAILED'],
    ['an unexpected error', () => Promise.reject(new Error('secret detail')), 500, 'INTERNAL'],
  ])('%s of the narrator', async (_, answer, status, code) => {
    const before = await files();
    jest.spyOn(app.nest.get(EmbeddedNarratorService), 'narrate').mockImplementationOnce(answer);
    const reply = await narrate(owner);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(JSON.stringify(reply.body)).not.toContain('secret');
    expect(await files()).toEqual(before);
    expect((await stored()).body.data.audioUrl).toBeNull();
    expect((await narrate(owner)).status).toBe(200);
  });

  it('database down before the row is inserted: 503, no file', async () => {
    const before = await files();
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    jest
      .spyOn(app.nest.get(NarrationsRepository, { strict: false }), 'insertNarration')
      .mockRejectedValueOnce(away);
    expect((await narrate(owner)).status).toBe(503);
    expect(await files()).toEqual(before);
    expect((await narrate(owner)).status).toBe(200);
  });

  it('story deleted during synthesis: 404, no file', async () => {
    const before = await files();
    const narrator = app.nest.get(EmbeddedNarratorService);
    jest.spyOn(narrator, 'narrate').mockImplementationOnce(async () => {
      await call('DELETE', `/stories/${id}`, owner);
      return { mp3: new Uint8Array(100), timings: [] };
    });
    expect((await narrate(owner)).status).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('story unshared during a reader’s request: 403', async () => {
    await share();
    jest.spyOn(app.nest.get(EmbeddedNarratorService), 'narrate').mockImplementationOnce(async () => {
      await unshare();
      return { mp3: new Uint8Array(100), timings: [] };
    });
    expect((await narrate(other)).status).toBe(403);
  });

  it('file missing or truncated: never served, and synthesized again', async () => {
    for (const harm of [(path: string) => rm(path), (path: string) => truncate(path, 50)]) {
      const before = await files();
      const { audioUrl } = (await narrate(owner, { voice: 'echo' })).body.data;
      await harm((await files()).find((path) => !before.includes(path))!);
      expect(await statusOf(audioUrl)).toBe(404);
      expect((await findAudio(owner)).body.data.exists).toBe(false);
      expect(await statusOf((await narrate(owner, { voice: 'echo' })).body.data.audioUrl)).toBe(200);
      await call('DELETE', `/stories/${id}`, owner);
      [id] = (await seedStories(app, owner.userInfo.id, 1)) as [string];
    }
  });
});

describe('a URL under /audio/', () => {
  it('ends with the story, and so does the file', async () => {
    const before = await files();
    await share();
    const urls = [(await narrate(owner)).body.data.audioUrl, (await findAudio()).body.data.audioUrl];
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200]);
    await call('DELETE', `/stories/${id}`, owner);
    expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404]);
    expect(await files()).toEqual(before);
  });

  it('ends with sharing, except for the owner', async () => {
    const ownUrl = (await narrate(owner)).body.data.audioUrl;
    await share();
    const theirs = (await narrate(other)).body.data.audioUrl;
    expect(theirs).not.toBe(ownUrl);
    await unshare();
    expect(await Promise.all([ownUrl, theirs].map(statusOf))).toEqual([200, 404]);
    await share();
    expect(await statusOf(theirs)).toBe(200);
  });

  it('ends with the account', async () => {
    const leaver = await registerUser(app);
    [id] = (await seedStories(app, leaver.userInfo.id, 1)) as [string];
    const before = await files();
    const { audioUrl } = (await narrate(leaver)).body.data;
    await call('DELETE', '/users/account', leaver, { confirm: 'DELETE' });
    expect(await statusOf(audioUrl)).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('cannot be guessed, altered or used for path traversal', async () => {
    const { audioUrl } = (await narrate(owner)).body.data;
    const name = /([\w-]+)\.mp3$/.exec(audioUrl)![1]!;
    const flipped = [...name].map((letter, index) => {
      const letters = [...name];
      letters[index] = letter === 'A' ? 'B' : 'A';
      return letters.join('');
    });
    const stored = (await files()).map((path) => path.slice(path.lastIndexOf('/') + 1, -4));
    const wrong = [
      '',
      '.',
      '..',
      `${name}A`,
      name.slice(1),
      ...flipped,
      ...stored,
      'preview-nobody-x',
      'preview-nova-x',
    ];
    for (const other of wrong) expect([other, await statusOf(`/audio/${other}.mp3`)]).toEqual([other, 404]);
    for (const path of [
      '/audio',
      '/audio/',
      `/audio/${name}`,
      '/audio/..%2f..%2fjwt-secret',
      '/audio/%00.mp3',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('supports byte ranges', async () => {
    const { audioUrl } = (await narrate(owner)).body.data;
    const whole = Buffer.from(await (await load(audioUrl)).arrayBuffer());
    const size = whole.length;
    const part = async (range: string, headers = {}) => {
      const reply = await load(audioUrl, { range, ...headers });
      return [reply.status, reply.headers.get('content-range'), Buffer.from(await reply.arrayBuffer())];
    };
    expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, whole.subarray(0, 100)]);
    expect(await part('bytes=100-')).toEqual([206, `bytes 100-${size - 1}/${size}`, whole.subarray(100)]);
    expect(await part('bytes=-7')).toEqual([
      206,
      `bytes ${size - 7}-${size - 1}/${size}`,
      whole.subarray(-7),
    ]);
    expect(await part(`bytes=5-${size * 9}`)).toEqual([
      206,
      `bytes 5-${size - 1}/${size}`,
      whole.subarray(5),
    ]);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, Buffer.alloc(0)]);
    expect(await part('bytes=-0')).toEqual([416, `bytes */${size}`, Buffer.alloc(0)]);
    for (const odd of ['bytes=0-1,4-5', 'bytes=9-1', 'lines=0-1', 'bytes=-', 'nonsense'])
      expect(await part(odd)).toEqual([200, null, whole]);
    const tag = (await load(audioUrl)).headers.get('etag')!;
    expect((await part('bytes=0-99', { 'if-range': tag }))[0]).toBe(206);
    expect((await part('bytes=0-99', { 'if-range': '"another"' }))[0]).toBe(200);
    expect((await load(audioUrl, { 'if-none-match': tag })).status).toBe(304);
  });

  it('answers HEAD as GET, without the body, and forbids shared caches', async () => {
    const { audioUrl } = (await narrate(owner)).body.data;
    const [get, head] = [await load(audioUrl), await load(audioUrl, {}, 'HEAD')];
    const size = (await get.arrayBuffer()).byteLength;
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      `${size}`,
      '',
    ]);
    for (const name of ['content-type', 'accept-ranges', 'etag', 'cache-control', 'x-content-type-options'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    expect(get.headers.get('accept-ranges')).toBe('bytes');
    expect(get.headers.get('cache-control')).toBe('private, no-cache');
    expect((await load('/audio/none.mp3', {}, 'HEAD')).status).toBe(404);
  });
});

describe('GET /voices/{value}/preview', () => {
  it('is a preview of each voice without a token, synthesized once', async () => {
    const work = jest.spyOn(app.nest.get(EmbeddedNarratorService), 'narrate');
    const preview = (voice: string) => call('GET', `/voices/${voice}/preview`);
    const replies = await Promise.all([preview('cherry'), preview('cherry'), preview('onyx')]);
    const urls = replies.map(({ body }) => body.data.audioUrl);
    expect(urls[0]).toBe(urls[1]);
    expect(urls[0]).not.toBe(urls[2]);
    const { samples, rate } = await decodeMp3(new Uint8Array(await (await load(urls[0])).arrayBuffer()));
    expect(samples.length / rate).toBeGreaterThan(3);
    await preview('onyx');
    expect(work).toHaveBeenCalledTimes(2);
    expect(VOICES.map(({ value }) => value)).toContain('onyx');
  });

  it('is 404 for an unknown voice', async () => {
    for (const value of ['nobody', 'NOVA', 'constructor', '..', '%00'])
      expect((await call('GET', `/voices/${value}/preview`)).status).toBe(404);
  });
});
