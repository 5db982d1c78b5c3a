import { startAliyunNls, NLS_KEYS } from '@storysprout/e2e/stand-ins/aliyun-nls';
import { startDashScopeSpeech } from '@storysprout/e2e/stand-ins/dashscope-speech';
import { startMiniMax } from '@storysprout/e2e/stand-ins/minimax';
import { startOpenAiSpeech } from '@storysprout/e2e/stand-ins/openai-speech';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIO_DIR } from '../../audio/file-audio.store.js';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';
import { seedStories } from '../../testing/seed-stories.js';

/** One voice of each service. */
export const VOICE_OF = { openai: 'nova', qwen: 'cherry', nls: 'luna', minimax: 'graceful_lady' } as const;
export type Service = keyof typeof VOICE_OF;
export const SERVICES = Object.keys(VOICE_OF) as Service[];

export type VoiceServices = Awaited<ReturnType<typeof startVoiceServices>>;

/** Starts the application with an account at a stand-in of each voice service. */
export async function startVoiceServices(environment: Record<string, string> = {}) {
  const [openai, qwen, nls, minimax] = [
    await startOpenAiSpeech(),
    await startDashScopeSpeech(),
    await startAliyunNls(),
    await startMiniMax(),
  ];
  const standIns = { openai, qwen, nls, minimax };
  const app = await createTestApp({
    OPENAI_API_KEY: 'openai-key',
    OPENAI_BASE_URL: `${openai.origin}/v1`,
    DASHSCOPE_API_KEY: 'dashscope-key',
    DASHSCOPE_BASE_URL: qwen.origin,
    NLS_APP_KEY: NLS_KEYS.appKey,
    NLS_ACCESS_KEY_ID: NLS_KEYS.accessKeyId,
    NLS_ACCESS_KEY_SECRET: NLS_KEYS.accessKeySecret,
    NLS_BASE_URL: nls.origin,
    NLS_TOKEN_URL: nls.origin,
    MINIMAX_API_KEY: 'minimax-key',
    MINIMAX_BASE_URL: minimax.origin,
    ...environment,
  });
  return {
    app,
    ...standIns,
    standIns,
    reset: () => SERVICES.forEach((service) => standIns[service].reset()),
    /** The service's requests for speech. */
    spoken: (service: Service) => standIns[service].requests.filter(({ method }) => method === 'POST'),
    close: async () => {
      await app.close();
      await Promise.all(SERVICES.map((service) => standIns[service].close()));
    },
  };
}

/** A new user with a story, and functions to narrate and read it. */
export async function createPupil(app: TestApp, sentences: readonly string[], region = 'global') {
  const person = await registerUser(app);
  const [id] = await seedStories(app, person.userInfo.id, 1);
  const pairs = JSON.stringify(sentences.map((en) => ({ en, zh: '一句话。' })));
  await app.database.dataSource.query('UPDATE stories SET sentences = $2 WHERE id = $1', [id, pairs]);
  await app.database.dataSource.query('UPDATE users SET region = $2 WHERE id = $1', [
    person.userInfo.id,
    region,
  ]);
  const { token } = person;
  return {
    ...person,
    storyId: id!,
    narrate: (voice: string, speed = 1) =>
      app.call('POST', `/stories/${id}/audio`, { token, body: { voice, speed } }),
    story: async () => (await app.call('GET', `/stories/${id}`, { token })).body.data,
  };
}

/** Names of the stored narrations and of partial files. */
export async function listAudioFiles(app: TestApp): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const found = await readdir(join(app.dataDir, AUDIO_DIR), options).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Fetches a file under `/audio/`. */
export const fetchAudio = async (app: TestApp, audioUrl: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(app.url + audioUrl)).arrayBuffer());
