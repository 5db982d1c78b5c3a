import { startChinaAi } from '@storysprout/e2e/stand-ins/china-ai';
import { startOpenAi } from '@storysprout/e2e/stand-ins/openai';
import { warmUpEngine } from '../generation/writers/embedded/embedded-engine.js';
import {
  createTestApp,
  registerUser,
  type AnyReply,
  type TestApp,
  type TestReply,
} from './create-test-app.js';
import { standInStory } from './stand-in-story.js';

export type Pupil = Awaited<ReturnType<typeof registerUser>>;

/** The application with a stand-in provider in each region. */
export interface AiApp {
  app: TestApp;
  openai: Awaited<ReturnType<typeof startOpenAi>>;
  china: Awaited<ReturnType<typeof startChinaAi>>;
  /** Requests for stories at the global stand-in. */
  storyRequests(): { body: AnyReply; isGone: boolean }[];
  generate(pupil: Pupil, theme?: string, key?: string): Promise<TestReply>;
  /** The usage stored with a story: drafts, requests and tokens. */
  usageOf(storyId: string): Promise<AnyReply>;
  close(): Promise<void>;
}

export const GRADE = 3;
export const THEME = 'A trip to the zoo';

/** Starts it; one per suite. */
export async function createAiApp(environment: Record<string, string> = {}): Promise<AiApp> {
  warmUpEngine();
  const [openai, china] = [
    await startOpenAi({ write: standInStory, apiKey: 'sk-test' }),
    await startChinaAi({ write: standInStory }),
  ];
  const app = await createTestApp({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: openai.baseUrl,
    AI_CN_API_KEY: 'sk-china',
    AI_CN_BASE_URL: china.baseUrl,
    ...environment,
  });
  return {
    app,
    openai,
    china,
    storyRequests: () => openai.requests.filter(({ path }) => path === '/v1/chat/completions'),
    generate: (pupil, theme = THEME, key) =>
      app.call('POST', '/stories/generate', {
        token: pupil.token,
        body: { grade: GRADE, theme },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    usageOf: async (storyId) => {
      const rows = await app.database.dataSource.query('SELECT making AS usage FROM stories WHERE id = $1', [
        storyId,
      ]);
      return rows[0].usage;
    },
    close: async () => {
      await app.close();
      await Promise.all([openai.close(), china.close()]);
    },
  };
}

/** Limits a fault to requests for stories, without those for moderation. */
export const chat = (fault: object) => ({ ...fault, path: '/v1/chat/completions' });
