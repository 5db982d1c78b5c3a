import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chat, createAiApp, GRADE, THEME, type AiApp, type Pupil } from '../../../testing/ai-app.js';
import { until } from '../../../testing/controlled-writer.js';
import { registerUser } from '../../../testing/create-test-app.js';
import { openStream } from '../../../testing/event-stream.js';
import { countersOf } from '../../../testing/seed-stories.js';
import { AiProviderRegistry } from './ai-provider.registry.js';

/** Of one generation; one try may wait a third of it. */
const TIMEOUT_MS = 1_200;

let ai: AiApp;
let pupil: Pupil;

beforeAll(async () => {
  ai = await createAiApp({
    AI_TIMEOUT_MS: String(TIMEOUT_MS),
    AI_MAX_CONCURRENT: '3',
    RATE_LIMITS: 'on',
    OPENAI_MODERATION: 'off',
    GENERATIONS_PER_DAY: '1',
  });
}, 60_000);
afterAll(() => ai.close());
beforeEach(async () => {
  ai.openai.reset();
  pupil = await registerUser(ai.app);
});
afterEach(async () => {
  // The provider is well again; and no failure of a test counts towards the breaker in the next.
  ai.openai.always();
  ai.app.nest.get(AiProviderRegistry, { strict: false }).providerFor('global').providerClient.close();
  expect((await ai.generate(await registerUser(ai.app))).status).toBe(201);
});

const stored = async () => (await countersOf(ai.app, pupil.userInfo.id)).countedStories;

/** Status, code and Retry-After of a generation, and whether the pupil, who has one story a day, may still have it. */
async function fail() {
  const started = performance.now();
  const { status, body, headers } = await ai.generate(pupil);
  const took = performance.now() - started;
  expect(await stored()).toBe(0);
  return { status, code: body.code, retryAfter: Number(headers.get('retry-after')), took };
}

async function expectAllowanceGivenBack() {
  ai.openai.always();
  expect((await ai.generate(pupil)).status).toBe(201);
  expect((await ai.generate(pupil)).status).toBe(429);
}

describe('a fault that passes', () => {
  it.each([
    ['headers never come', { hang: true }],
    ['the stream stalls', { behave: 'stall' }],
    ['the stream is cut', { cut: true }],
    ['the stream ends cleanly without an end', { behave: 'clean-end' }],
    ['an error comes in the stream', { behave: 'error-in-stream' }],
    ['an error comes with status 200', { behave: 'error-200' }],
    ['500', { status: 500 }],
    ['503', { status: 503, headers: { 'Retry-After': '0' } }],
    ['429', { status: 429, headers: { 'Retry-After': '0' } }],
  ])('is not noticed by the pupil: %s', async (_, fault) => {
    ai.openai.next(chat(fault));
    expect((await ai.generate(pupil)).status).toBe(201);
    expect(ai.asked()).toHaveLength(2);
  });

  it('is waited out as long as the provider asks for', async () => {
    ai.openai.next({ status: 429, headers: { 'Retry-After': '1' } });
    const started = performance.now();
    expect((await ai.generate(pupil)).status).toBe(201);
    expect(performance.now() - started).toBeGreaterThan(990);
  });

  it('is not waited out beyond the time of a generation: the pupil is told when to come again', async () => {
    ai.openai.next({ status: 429, headers: { 'Retry-After': '30' } });
    const { status, code, retryAfter, took } = await fail();
    expect([status, code, retryAfter]).toEqual([503, 'UNAVAILABLE', 30]);
    expect(took).toBeLessThan(500);
  });
});

describe('a fault that stays', () => {
  it.each([
    ['headers never come', { hang: true }, 504, 'PROVIDER_TIMEOUT'],
    ['every stream stalls', { behave: 'stall' }, 504, 'PROVIDER_TIMEOUT'],
    ['every stream is cut', { cut: true }, 502, 'PROVIDER_FAILED'],
    ['every stream ends without an end', { behave: 'clean-end' }, 502, 'PROVIDER_FAILED'],
    ['500', { status: 500 }, 503, 'UNAVAILABLE'],
  ])('ends inside the time of a generation: %s', async (_, fault, wanted, wantedCode) => {
    ai.openai.always(chat(fault));
    const { status, code, retryAfter, took } = await fail();
    expect([status, code]).toEqual([wanted, wantedCode]);
    expect(took).toBeLessThan(TIMEOUT_MS + 300);
    expect(retryAfter > 0).toBe(status !== 504);
    await expectAllowanceGivenBack();
  });
});

describe('an account that the provider refuses', () => {
  it.each([
    [
      '401',
      { status: 401, reply: { error: { message: 'bad key sk-secret', type: 'x', code: 'invalid_api_key' } } },
    ],
    [
      '403',
      { status: 403, reply: { error: { message: 'country', type: 'x', code: 'unsupported_country' } } },
    ],
    [
      'no quota',
      {
        status: 429,
        reply: { error: { message: 'quota', type: 'insufficient_quota', code: 'insufficient_quota' } },
      },
    ],
  ])('is 502 at once, one error in the log, and no sign-out: %s', async (_, fault) => {
    const before = ai.app.log().length;
    ai.openai.always(fault);
    const { status, code, took } = await fail();
    expect([status, code]).toEqual([502, 'PROVIDER_FAILED']);
    expect(took).toBeLessThan(500);
    expect(ai.asked()).toHaveLength(1);
    const lines = ai.app
      .log()
      .slice(before)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ level, cause }) => [level, cause.type])).toEqual([[50, 'ProviderFault']]);
    expect(ai.app.log()).not.toContain('sk-secret');
    expect((await ai.app.call('GET', '/users/profile', { token: pupil.token })).status).toBe(200);
    await expectAllowanceGivenBack();
  });
});

describe('whoever does not wait', () => {
  it('ends the provider’s request within a second by pressing stop', async () => {
    ai.openai.always(chat({ behave: 'stall' }));
    const running = ai.generate(pupil, THEME, 'key');
    await until(() => ai.asked().length === 1, 'nothing was asked');
    const pressed = performance.now();
    await ai.app.call('DELETE', '/stories/generations/key', { token: pupil.token });
    await until(() => ai.asked()[0]!.isGone, 'the request went on');
    expect(performance.now() - pressed).toBeLessThan(TIMEOUT_MS / 3);
    expect((await running).status).toBe(502);
    expect(await stored()).toBe(0);
  });

  it('ends it by going away without a key to come back with', async () => {
    ai.openai.always(chat({ hang: true }));
    const stream = await openStream(ai.app, pupil.token, { grade: GRADE, theme: THEME });
    await until(() => ai.asked().length === 1, 'nothing was asked');
    const gone = performance.now();
    stream.hangUp();
    await until(() => ai.asked()[0]!.isGone, 'the request went on');
    expect(performance.now() - gone).toBeLessThan(TIMEOUT_MS / 3);
  });

  it('finds the same story with the key after a reload', async () => {
    ai.openai.always(chat({ delayMs: 300 }));
    const first = await openStream(
      ai.app,
      pupil.token,
      { grade: GRADE, theme: THEME },
      { 'idempotency-key': 'r' },
    );
    await until(() => ai.asked().length === 1, 'nothing was asked');
    first.hangUp();
    expect((await ai.generate(pupil, THEME, 'r')).status).toBe(201);
    expect(ai.asked()).toHaveLength(1);
  });
});

describe('AI_MAX_CONCURRENT', () => {
  it('answers whoever comes beyond it at once with 503 and Retry-After', async () => {
    ai.openai.always(chat({ delayMs: 300 }));
    const three = await Promise.all([1, 2, 3].map(() => registerUser(ai.app)));
    const running = three.map((one) => ai.generate(one));
    await until(() => ai.asked().length === 3, 'three were not asked');
    const { status, code, retryAfter, took } = await fail();
    expect([status, code]).toEqual([503, 'UNAVAILABLE']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(took).toBeLessThan(200);
    expect((await Promise.all(running)).map((reply) => reply.status)).toEqual([201, 201, 201]);
    await expectAllowanceGivenBack();
  });
});

describe('a provider that is down', () => {
  it('keeps nobody waiting', async () => {
    ai.openai.always({ status: 500 });
    for (let count = 0; count < 3; count += 1) await fail();
    const asked = ai.asked().length;
    const { status, retryAfter, took } = await fail();
    expect([status, retryAfter]).toEqual([503, 4]);
    expect(took).toBeLessThan(100);
    expect(ai.asked()).toHaveLength(asked);
  });
});
