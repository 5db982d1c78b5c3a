import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { installTestClock, type TestClock } from '../../testing/test-clock.js';
import { until } from '../../testing/until.js';
import {
  createPupil,
  listAudioFiles,
  SERVICES,
  startVoiceServices,
  VOICE_OF,
  type VoiceServices,
} from '../testing/voice-services.js';

/** Of one narration, on the test's clock. */
const TIMEOUT_MS = 60_000;
/** How late a reply may be on a busy machine. */
const TOLERANCE_MS = 30_000;

let clock: TestClock;
let services: VoiceServices;
let pupil: Awaited<ReturnType<typeof createPupil>>;
beforeAll(async () => {
  clock = installTestClock();
  services = await startVoiceServices({ NARRATION_TIMEOUT_MS: String(TIMEOUT_MS) });
});
afterAll(async () => {
  await services.close();
  clock.restore();
});
beforeEach(async () => {
  services.reset();
  pupil = await createPupil(services.app, ['The cat is very old.', 'It sleeps all day long.']);
});

describe('a voice service that does not answer', () => {
  it.each(SERVICES)(
    '%s: 504 at the deadline, its requests are closed, nothing is stored',
    async (service) => {
      const files = await listAudioFiles(services.app);
      const { requests } = services.standIns[service];
      services.standIns[service].always({ hang: true });
      const started = performance.now();
      const narrating = pupil.narrate(VOICE_OF[service]);
      await until(() => requests.length > 0);
      await clock.fastForward(() => performance.now() >= started + TIMEOUT_MS);
      const reply = await narrating;
      const tookMs = performance.now() - started;
      expect([reply.status, reply.body.code]).toEqual([504, 'PROVIDER_TIMEOUT']);
      expect(tookMs).toBeGreaterThanOrEqual(TIMEOUT_MS);
      expect(tookMs).toBeLessThan(TIMEOUT_MS + TOLERANCE_MS);
      await until(() => requests.every(({ isGone }) => isGone));
      expect(await listAudioFiles(services.app)).toEqual(files);
      expect((await pupil.story()).audioUrl).toBeNull();
    },
  );
});
