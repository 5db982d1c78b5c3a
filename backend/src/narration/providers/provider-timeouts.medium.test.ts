import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../testing/until.js';
import {
  listAudioFiles,
  createPupil,
  SERVICES,
  startVoiceServices,
  VOICE_OF,
  type VoiceServices,
} from '../testing/voice-services.js';

const TIMEOUT_MS = 600;

// Most take a fraction of a second; a machine may be busy.
jest.setTimeout(120_000);

let services: VoiceServices;
let pupil: Awaited<ReturnType<typeof createPupil>>;
beforeAll(async () => {
  services = await startVoiceServices({ NARRATION_TIMEOUT_MS: String(TIMEOUT_MS) });
}, 60_000);
afterAll(() => services.close());
beforeEach(async () => {
  services.reset();
  pupil = await createPupil(services.app, ['The cat is very old.', 'It sleeps all day long.']);
});

describe('a voice service that does not answer', () => {
  it.each(SERVICES)(
    '%s: 504 when the time is up, its requests are closed, nothing is stored',
    async (service) => {
      const files = await listAudioFiles(services.app);
      services.standIns[service].always({ hang: true });
      const begun = performance.now();
      const reply = await pupil.narrate(VOICE_OF[service]);
      const taken = performance.now() - begun;
      expect([reply.status, reply.body.code]).toEqual([504, 'PROVIDER_TIMEOUT']);
      expect(taken).toBeGreaterThan(TIMEOUT_MS - 50);
      expect(taken).toBeLessThan(TIMEOUT_MS + 1000);
      const requests = services.standIns[service].requests;
      expect(requests.length).toBeGreaterThan(0);
      await until(() => requests.every(({ isGone }) => isGone));
      expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS + 1000);
      expect(await listAudioFiles(services.app)).toEqual(files);
      expect((await pupil.story()).audioUrl).toBeNull();
    },
  );
});
