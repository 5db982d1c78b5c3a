import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { seedStories } from '../testing/seed-stories.js';
import { until } from '../testing/until.js';
import { EmbeddedNarratorService } from './narrators/embedded-narrator.service.js';
import type { SpokenAudio } from './narrators/narrator.js';

const AUDIO: SpokenAudio = { mp3: new Uint8Array(100), timings: [] };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', NARRATION_TIMEOUT_MS: '300' });
}, 60_000);
afterAll(() => app.close());
afterEach(() => void jest.restoreAllMocks());

const voice = () => jest.spyOn(app.nest.get(EmbeddedNarratorService), 'narrate');

/** A new user with a story, and a function that narrates it at a speed. */
async function pupil() {
  const { token, userInfo } = await registerUser(app);
  const [id] = await seedStories(app, userInfo.id, 1);
  return (hundredths: number) =>
    app.call('POST', `/stories/${id}/audio`, { token, body: { speed: hundredths / 100 } });
}

describe('narrations by one user', () => {
  it('are limited to two at a time, with Retry-After; other users are not affected', async () => {
    const [narrate, another] = [await pupil(), await pupil()];
    let finish = () => {};
    const open = new Promise<SpokenAudio>((resolve) => (finish = () => resolve(AUDIO)));
    const spy = voice().mockReturnValue(open);
    const first = [narrate(100), narrate(110)];
    await until(() => spy.mock.calls.length >= 2);
    const third = await narrate(120);
    expect([third.status, third.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    const theirs = another(100);
    await until(() => spy.mock.calls.length >= 3);
    finish();
    const replies = await Promise.all([...first, theirs]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await narrate(120)).status).toBe(200);
  });

  it('are limited to 20 a minute; stored and failed ones do not count', async () => {
    const narrate = await pupil();
    voice().mockResolvedValue(AUDIO).mockRejectedValueOnce(new Error('away'));
    expect((await narrate(100)).status).toBe(500);
    for (let index = 0; index < 20; index += 1) {
      expect((await narrate(100 + index)).status).toBe(200);
      expect((await narrate(100)).status).toBe(200);
    }
    const reply = await narrate(50);
    expect([reply.status, reply.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await narrate(100)).status).toBe(200);
  });

  it('end after NARRATION_TIMEOUT_MS with 504, and release their slot', async () => {
    const narrate = await pupil();
    voice().mockImplementationOnce(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    );
    const reply = await narrate(100);
    expect([reply.status, reply.body.code]).toEqual([504, 'PROVIDER_TIMEOUT']);
    voice().mockResolvedValue(AUDIO);
    expect((await narrate(100)).status).toBe(200);
  });
});
