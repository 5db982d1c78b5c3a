import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  fetchAudio,
  createPupil,
  startVoiceServices,
  type VoiceServices,
} from '../testing/voice-services.js';

let services: VoiceServices;
let pupil: Awaited<ReturnType<typeof createPupil>>;
beforeAll(async () => {
  services = await startVoiceServices({ AI_FALLBACK: 'embedded' });
}, 60_000);
afterAll(() => services.close());
beforeEach(async () => {
  services.reset();
  pupil = await createPupil(services.app, ['The cat is very old.']);
});

const engineOf = async (audioUrl: string) => {
  const head = Buffer.from(await fetchAudio(services.app, audioUrl)).toString('latin1', 0, 600);
  return /AIEngine\0([\w./-]+?)(?=\xff)/.exec(head)?.[1];
};

describe('with AI_FALLBACK=embedded', () => {
  it('an embedded voice replaces a failing service, and the file says so; the service is used again later', async () => {
    services.qwen.always({ status: 400 });
    const fallback = (await pupil.narrate('cherry')).body.data;
    expect(fallback).toMatchObject({
      exists: true,
      voice: 'cherry',
      timings: [{ words: [{}, {}, {}, {}, {}] }],
    });
    expect(await engineOf(fallback.audioUrl)).toBe('storysprout-voices-1');
    expect(services.app.log()).toContain('embedded voice steps in');
    const again = (await pupil.narrate('cherry')).body.data;
    expect(again.audioUrl).toBe(fallback.audioUrl);
    services.qwen.always();
    const own = (await pupil.narrate('cherry')).body.data;
    expect(await engineOf(own.audioUrl)).toBe('qwen/qwen3-tts-flash/1');
  });

  it('the same applies to a voice’s preview', async () => {
    const preview = async () => (await services.app.call('GET', '/voices/ethan/preview')).body.data.audioUrl;
    services.qwen.always({ status: 400 });
    expect(await engineOf(await preview())).toBe('storysprout-voices-1');
    services.qwen.always();
    expect(await engineOf(await preview())).toBe('qwen/qwen3-tts-flash/1');
  });

  it('a working service is not replaced', async () => {
    const { audioUrl } = (await pupil.narrate('nova')).body.data;
    expect(await engineOf(audioUrl)).toBe('openai/gpt-4o-mini-tts/1');
  });
});
