import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { audioSchema } from '@storysprout/contracts/api/narration';
import { VOICES } from '@storysprout/contracts/voices';
import { decodeMp3, medianPitch, detectOnsets } from '../testing/audio-analysis.js';
import {
  fetchAudio,
  createPupil,
  SERVICES,
  startVoiceServices,
  VOICE_OF,
  type VoiceServices,
} from '../testing/voice-services.js';

const STORY = ['A small dog has 7 bones.', 'It runs home.', '“Where is my cat?” asks Tom.'];
/** The text of a request: numbers in words, because Chinese voices would read digits in Chinese. */
const SAID = ['A small dog has seven bones.', 'It runs home.', 'Where is my cat? asks Tom.'];

jest.setTimeout(120_000);

let services: VoiceServices;
let pupil: Awaited<ReturnType<typeof createPupil>>;
beforeAll(async () => {
  services = await startVoiceServices();
}, 60_000);
afterAll(() => services.close());
beforeEach(async () => {
  services.reset();
  pupil = await createPupil(services.app, STORY);
});

const decodeAudio = async (audioUrl: string) => decodeMp3(await fetchAudio(services.app, audioUrl));
interface Asked {
  text?: string;
  input?: string | { text: string };
}
const textOf = ({ text, input }: Asked): string => text ?? (typeof input === 'string' ? input : input!.text);

describe('a narration by a voice service', () => {
  it.each(SERVICES)(
    'of %s is requested sentence by sentence, and each timing is where the sentence starts',
    async (service) => {
      const { status, body } = await pupil.narrate(VOICE_OF[service]);
      expect(status).toBe(200);
      const { timings, audioUrl } = audioSchema.strict().parse(body.data);
      expect(
        services
          .spoken(service)
          .map((request) => textOf(request.body))
          .sort(),
      ).toEqual([...SAID].sort());
      const sound = await decodeAudio(audioUrl!);
      const starts = detectOnsets(sound, 0.1);
      expect(timings.map(({ words }) => words)).toEqual([[], [], []]);
      let before = 0;
      for (const { start, end } of timings) {
        expect(start).toBeGreaterThan(before);
        expect(Math.min(...starts.map((onset) => Math.abs(onset - start)))).toBeLessThan(0.05);
        before = end;
      }
      expect(sound.samples.length / sound.rate).toBeGreaterThan(before);
    },
  );

  it('is synthesized once, and labelled with its engine', async () => {
    const first = await pupil.narrate('cherry');
    const count = services.qwen.requests.length;
    expect((await pupil.narrate('cherry')).body).toEqual(first.body);
    expect(services.qwen.requests).toHaveLength(count);
    const head = Buffer.from(await fetchAudio(services.app, first.body.data.audioUrl)).toString(
      'latin1',
      0,
      600,
    );
    expect(head).toMatch(/^ID3[^]*\0AIGC\0\{"AIGC":[^]*\0AIEngine\0qwen\/qwen3-tts-flash\//);
  });

  it('has the requested speed at the same pitch, even where the service has only one speed', async () => {
    for (const voice of ['cherry', 'luna']) {
      const [slow, quick] = [await pupil.narrate(voice, 0.5), await pupil.narrate(voice, 2)];
      const sounds = [
        await decodeAudio(slow.body.data.audioUrl),
        await decodeAudio(quick.body.data.audioUrl),
      ] as const;
      const [slowly, quickly] = [slow, quick].map(
        ({ body }) => body.data.timings[0].end - body.data.timings[0].start,
      );
      expect(Math.abs(slowly! / quickly! / 4 - 1)).toBeLessThan(0.1);
      expect(Math.abs(Math.log2(medianPitch(sounds[0]) / medianPitch(sounds[1])))).toBeLessThan(0.1);
    }
  });

  it('holds all of a sentence longer than a request may be, without a click', async () => {
    const long = `${'When the rain stopped, the old cat went slowly out to the garden and '.repeat(9)}slept.`;
    const reader = await createPupil(services.app, [long]);
    const { body } = await reader.narrate('ruoxi');
    const texts = services.spoken('nls').map((request) => textOf(request.body));
    expect(texts.length).toBeGreaterThan(2);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(300);
    expect(texts.join(' ').split(' ').sort()).toEqual(long.split(' ').sort());
    const { samples, rate } = await decodeAudio(body.data.audioUrl);
    // A tone of 340 Hz at this loudness changes by less than 0.03 from one sample to the next.
    let jump = 0;
    for (let index = 1; index < samples.length; index += 1)
      jump = Math.max(jump, Math.abs(samples[index]! - samples[index - 1]!));
    expect(jump).toBeLessThan(0.05);
    expect(samples.length / rate).toBeGreaterThan(long.split(' ').length * 0.3);
  });

  it('skips sentences without words', async () => {
    const reader = await createPupil(services.app, ['你好！', 'Hello there.', '…']);
    const { timings } = (await reader.narrate('nova')).body.data;
    expect(services.spoken('openai')).toHaveLength(1);
    expect(timings).toHaveLength(3);
    expect(timings[1].start).toBeLessThan(timings[1].end);
  });
});

describe('each voice', () => {
  it('is requested from its service, by the service’s name for it', async () => {
    const names: Record<string, string> = {};
    for (const { value } of VOICES) {
      services.reset();
      expect((await pupil.narrate(value)).status).toBe(200);
      const requests = SERVICES.flatMap((service) =>
        services.spoken(service).map(({ body }) => ({ service, body })),
      );
      const { service, body } = requests[0]!;
      names[value] = `${service} ${body.input?.voice ?? body.voice_setting?.voice_id ?? body.voice}`;
      expect(new Set(requests.map((one) => one.service)).size).toBe(1);
    }
    expect(names).toEqual({
      graceful_lady: 'minimax English_Graceful_Lady',
      ...Object.fromEntries(
        ['nova', 'alloy', 'echo', 'fable', 'onyx', 'shimmer'].map((name) => [name, `openai ${name}`]),
      ),
      cherry: 'qwen Cherry',
      ethan: 'qwen Ethan',
      luna: 'nls luna',
      sophia: 'nls lydia',
      xiaoyun: 'nls xiaoyun',
      xiaogang: 'nls xiaogang',
      ruoxi: 'nls ruoxi',
    });
  });

  it('not offered in China is embedded for a pupil in China: no text is sent abroad', async () => {
    const reader = await createPupil(services.app, STORY, 'china');
    expect((await reader.narrate('nova')).status).toBe(200);
    expect((await reader.narrate('cherry')).status).toBe(200);
    expect(services.openai.requests).toHaveLength(0);
    expect(services.spoken('qwen')).toHaveLength(3);
  });

  it('is listed with its provider by /config', async () => {
    const { voices } = (await services.app.call('GET', '/config')).body.data;
    const of = (value: string) => voices.find((voice: { value: string }) => voice.value === value).provider;
    expect(Object.values(VOICE_OF).map(of)).toEqual(SERVICES);
  });

  it('has a preview that is synthesized once', async () => {
    const preview = async (voice: string) =>
      (await services.app.call('GET', `/voices/${voice}/preview`)).body.data;
    for (const service of SERVICES) {
      const [first, again] = await Promise.all([preview(VOICE_OF[service]), preview(VOICE_OF[service])]);
      expect(again).toEqual(first);
      expect(await preview(VOICE_OF[service])).toEqual(first);
      expect(services.spoken(service)).toHaveLength(2);
      const { samples, rate } = await decodeAudio(first.audioUrl);
      expect(samples.length / rate).toBeGreaterThan(3);
    }
  });
});

describe('a request to a service', () => {
  it('holds the text, the voice and the audio format: nothing about the user', async () => {
    for (const service of SERVICES) await pupil.narrate(VOICE_OF[service]);
    const records = SERVICES.flatMap((service) => services.standIns[service].requests);
    expect(records.length).toBeGreaterThan(12);
    const sent = JSON.stringify(
      records.map(({ headers, query, text, path }) => [headers, [...query], text, path]),
    );
    const { userInfo, storyId, token, email } = pupil;
    for (const secret of [userInfo.id, storyId, token, email, userInfo.nickName, '一句话'])
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
    const fields = (service: (typeof SERVICES)[number]) =>
      Object.keys(services.spoken(service)[0]!.body).sort();
    expect(fields('openai')).toEqual(['input', 'model', 'response_format', 'speed', 'voice']);
    expect(fields('qwen')).toEqual(['input', 'model']);
    expect(fields('nls')).toEqual([
      'appkey',
      'format',
      'sample_rate',
      'speech_rate',
      'text',
      'token',
      'voice',
    ]);
    expect(fields('minimax')).toEqual([
      'audio_setting',
      'language_boost',
      'model',
      'output_format',
      'stream',
      'text',
      'voice_setting',
    ]);
  });
});

describe('the token of Aliyun’s gateway', () => {
  const tokenRequests = () => services.nls.requests.filter(({ method }) => method === 'GET').length;

  it('is requested again, once, when the gateway rejects it', async () => {
    await pupil.narrate('xiaoyun');
    services.reset();
    await pupil.narrate('xiaogang');
    expect(tokenRequests()).toBe(0);
    services.nls.withdrawTokens();
    expect((await pupil.narrate('ruoxi')).status).toBe(200);
    expect(tokenRequests()).toBe(1);
  });
});
