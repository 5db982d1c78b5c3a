import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startChinaAi } from '@storysprout/e2e/stand-ins/china-ai';
import { SpendingMeter } from '../../../budgets/spending-meter.js';
import { MetricsService } from '../../../metrics/metrics.service.js';
import { standInStory } from '../../../testing/stand-in-story.js';
import { AiProvider } from './ai-provider.js';
import { parseAnswer } from './completion/answer.js';
import { storyMessages } from './completion/prompt.js';

const DIALECTS = [
  ['qwen', 'qwen-plus'],
  ['deepseek', 'deepseek-v4-flash'],
  ['zhipu', 'glm-5.3'],
  ['moonshot', 'kimi-k2.6'],
] as const;
const request = {
  theme: 'My dog',
  grade: 3,
  seed: 's',
  recent: [],
  source: 'china',
  safetyId: 'hash',
} as const;

describe.each(DIALECTS)('%s', (dialect, model) => {
  let standIn: Awaited<ReturnType<typeof startChinaAi>>;
  let provider: AiProvider;
  beforeAll(async () => {
    standIn = await startChinaAi({ write: standInStory, dialect });
    const settings = { apiKey: 'k', baseUrl: standIn.baseUrl, model };
    provider = new AiProvider('china', settings, 5_000, new MetricsService());
  });
  afterAll(() => standIn.close());
  beforeEach(() => standIn.reset());

  const complete = () => {
    const time = { signal: new AbortController().signal, deadline: performance.now() + 5_000 };
    const messages = storyMessages(request);
    const meter = new SpendingMeter();
    return provider.complete({ messages, safetyId: 'hash', onAttempt: () => () => {}, meter }, time);
  };

  it('receives requests in its dialect, without thinking', async () => {
    const { text, finish, tokens } = await complete();
    expect(finish).toBe('stop');
    expect(parseAnswer(text)?.sentences.length).toBeGreaterThan(5);
    expect(tokens.output).toBeGreaterThan(100);
    const { body } = standIn.requests.at(-1)!;
    expect(body.enable_thinking ?? body.thinking).toEqual(dialect === 'qwen' ? false : { type: 'disabled' });
    expect(JSON.stringify(body)).not.toContain('hash');
  });

  it('refuses a prompt, which is recognized', async () => {
    standIn.next({ behave: 'inspect-input' });
    await expect(complete()).rejects.toMatchObject({ kind: 'input-refused' });
    expect(standIn.requests).toHaveLength(1);
  });

  it('withholds an answer, which is recognized', async () => {
    standIn.next({ behave: 'filtered' });
    const withheld = await complete().then(
      ({ finish }) => finish,
      (error) => error.kind,
    );
    expect(['output-refused', 'sensitive', 'content_filter']).toContain(withheld);
  });

  it('may send comments between events', async () => {
    standIn.next({ behave: 'keep-alive' });
    expect((await complete()).finish).toBe('stop');
  });

  it.each([
    [
      402,
      { error: { message: 'Insufficient Balance', type: 'unknown_error', code: 'invalid_request_error' } },
    ],
    [400, { error: { message: 'Access denied', type: 'Arrearage', code: 'Arrearage' } }],
    [429, { error: { message: '余额不足', code: '1113' } }],
  ])('answers %i without credit, which is not retried', async (status, reply) => {
    standIn.next({ status, reply });
    await expect(complete()).rejects.toMatchObject({ kind: 'account' });
    expect(standIn.requests).toHaveLength(1);
  });
});

it('sends a schema to models that support it', async () => {
  const standIn = await startChinaAi({ write: standInStory, schemas: true });
  const settings = { apiKey: 'k', baseUrl: standIn.baseUrl, model: 'qwen-flash' };
  const provider = new AiProvider('china', settings, 5_000, new MetricsService());
  const time = { signal: new AbortController().signal, deadline: performance.now() + 5_000 };
  const meter = new SpendingMeter();
  await provider.complete(
    { messages: storyMessages(request), safetyId: 'x', onAttempt: () => () => {}, meter },
    time,
  );
  expect(standIn.requests.map(({ body }) => body.response_format.type)).toEqual(['json_schema']);
  await standIn.close();
});
