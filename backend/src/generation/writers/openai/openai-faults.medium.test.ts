import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chat, createAiApp, GRADE, THEME, type AiApp, type Pupil } from '../../../testing/ai-app.js';
import { registerUser } from '../../../testing/create-test-app.js';
import { openStream } from '../../../testing/event-stream.js';
import { countersOf } from '../../../testing/seed-stories.js';
import { installTestClock, type TestClock } from '../../../testing/test-clock.js';
import { until } from '../../../testing/until.js';
import { AiProviderRegistry } from './ai-provider.registry.js';

/** Of one generation, on the test's clock. An attempt may be idle for a third of it. */
const TIMEOUT_MS = 180_000;
/** How late a reply may be on a busy machine. */
const TOLERANCE_MS = 30_000;

let clock: TestClock;
let ai: AiApp;
let pupil: Pupil;

beforeAll(async () => {
  clock = installTestClock();
  ai = await createAiApp({
    AI_TIMEOUT_MS: String(TIMEOUT_MS),
    AI_MAX_CONCURRENT: '3',
    RATE_LIMITS: 'on',
    OPENAI_MODERATION: 'off',
    GENERATIONS_PER_DAY: '1',
    // Young accounts without mail would get the embedded engine.
    BUDGET_UNCONFIRMED: '10000',
    BUDGET_PER_PUPIL: '10000',
    BUDGET_PER_ADDRESS: '10000',
    BUDGET_PER_DAY: '10000',
  });
});
afterAll(async () => {
  await ai.close();
  clock.restore();
});
beforeEach(async () => {
  ai.openai.reset();
  pupil = await registerUser(ai.app);
});
afterEach(async () => {
  // The provider recovers, and no failure counts towards the circuit breaker in the next test.
  ai.openai.always();
  ai.app.nest.get(AiProviderRegistry, { strict: false }).providerFor('global').providerClient.close();
  expect((await ai.generate(await registerUser(ai.app))).status).toBe(201);
});

const stored = async () => (await countersOf(ai.app, pupil.userInfo.id)).countedStories;
const untilRequested = (count: number) => until(() => ai.storyRequests().length === count);

/** Status, code and Retry-After of a generation that stores nothing, and its duration. */
async function failToGenerate() {
  const started = performance.now();
  const { status, body, headers } = await ai.generate(pupil);
  const tookMs = performance.now() - started;
  expect(await stored()).toBe(0);
  return { status, code: body.code, retryAfter: Number(headers.get('retry-after')), tookMs };
}

/** The pupil, who has one story a day, can still generate it. */
async function expectAllowanceGivenBack() {
  ai.openai.always();
  expect((await ai.generate(pupil)).status).toBe(201);
  expect((await ai.generate(pupil)).status).toBe(429);
}

describe('a transient fault', () => {
  it.each([
    ['headers never come', { hang: true }],
    ['the stream stalls', { behave: 'stall' }],
    ['the stream is cut', { cut: true }],
    ['the stream ends without a finish reason', { behave: 'clean-end' }],
    ['an error comes in the stream', { behave: 'error-in-stream' }],
    ['an error comes with status 200', { behave: 'error-200' }],
    ['500', { status: 500 }],
    ['503', { status: 503, headers: { 'Retry-After': '0' } }],
    ['429', { status: 429, headers: { 'Retry-After': '0' } }],
  ])('is retried without the pupil noticing: %s', async (_, fault) => {
    ai.openai.next(chat(fault));
    const running = ai.generate(pupil);
    await clock.fastForward(() => ai.storyRequests().length === 2);
    expect((await running).status).toBe(201);
    expect(ai.storyRequests()).toHaveLength(2);
  });

  it('is retried when Retry-After has passed, and not before', async () => {
    ai.openai.next({ status: 429, headers: { 'Retry-After': '60' } });
    const started = performance.now();
    const running = ai.generate(pupil);
    await clock.fastForward(() => ai.storyRequests().length === 2);
    expect(performance.now() - started).toBeGreaterThan(59_000);
    expect((await running).status).toBe(201);
  });

  it('is not retried when Retry-After is beyond the deadline: the pupil receives Retry-After', async () => {
    ai.openai.next({ status: 429, headers: { 'Retry-After': '300' } });
    const { status, code, retryAfter, tookMs } = await failToGenerate();
    expect([status, code, retryAfter]).toEqual([503, 'UNAVAILABLE', 300]);
    expect(tookMs).toBeLessThan(TOLERANCE_MS);
  });
});

describe('a fault that persists', () => {
  it.each([
    ['headers never come', { hang: true }, 504, 'PROVIDER_TIMEOUT'],
    ['every stream stalls', { behave: 'stall' }, 504, 'PROVIDER_TIMEOUT'],
    ['every stream is cut', { cut: true }, 502, 'PROVIDER_FAILED'],
    ['every stream ends without a finish reason', { behave: 'clean-end' }, 502, 'PROVIDER_FAILED'],
    ['500', { status: 500 }, 503, 'UNAVAILABLE'],
  ])('fails within the deadline: %s', async (_, fault, expectedStatus, expectedCode) => {
    ai.openai.always(chat(fault));
    const deadline = performance.now() + TIMEOUT_MS;
    let isSettled = false;
    const failing = failToGenerate().finally(() => (isSettled = true));
    await clock.fastForward(() => isSettled || performance.now() >= deadline);
    const { status, code, retryAfter, tookMs } = await failing;
    expect([status, code]).toEqual([expectedStatus, expectedCode]);
    expect(tookMs).toBeLessThan(TIMEOUT_MS + TOLERANCE_MS);
    expect(retryAfter > 0).toBe(status !== 504);
    await expectAllowanceGivenBack();
  });
});

describe('an account that the provider rejects', () => {
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
  ])('is 502 without a retry, one error in the log, and no sign-out: %s', async (_, fault) => {
    const before = ai.app.log().length;
    ai.openai.always(fault);
    const { status, code } = await failToGenerate();
    expect([status, code]).toEqual([502, 'PROVIDER_FAILED']);
    expect(ai.storyRequests()).toHaveLength(1);
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

describe('cancellation', () => {
  it('by the stop button closes the provider’s request before any timeout', async () => {
    ai.openai.always(chat({ behave: 'stall' }));
    const running = ai.generate(pupil, THEME, 'key');
    await untilRequested(1);
    const pressed = performance.now();
    await ai.app.call('DELETE', '/stories/generations/key', { token: pupil.token });
    await until(() => ai.storyRequests()[0]!.isGone, 'the request was not closed');
    expect(performance.now() - pressed).toBeLessThan(TIMEOUT_MS / 3);
    expect((await running).status).toBe(502);
    expect(await stored()).toBe(0);
  });

  it('by leaving without an idempotency key closes it as well', async () => {
    ai.openai.always(chat({ hang: true }));
    const stream = await openStream(ai.app, pupil.token, { grade: GRADE, theme: THEME });
    await untilRequested(1);
    const left = performance.now();
    stream.hangUp();
    await until(() => ai.storyRequests()[0]!.isGone, 'the request was not closed');
    expect(performance.now() - left).toBeLessThan(TIMEOUT_MS / 3);
  });

  it('does not happen on a reload with the key: the same story is returned', async () => {
    ai.openai.always(chat({ delayMs: 30_000 }));
    const headers = { 'idempotency-key': 'r' };
    const first = await openStream(ai.app, pupil.token, { grade: GRADE, theme: THEME }, headers);
    await untilRequested(1);
    first.hangUp();
    const again = ai.generate(pupil, THEME, 'r');
    await clock.skip(30_000);
    expect((await again).status).toBe(201);
    expect(ai.storyRequests()).toHaveLength(1);
  });
});

describe('AI_MAX_CONCURRENT', () => {
  it('rejects further generations at once with 503 and Retry-After', async () => {
    ai.openai.always(chat({ delayMs: 30_000 }));
    const pupils = await Promise.all([1, 2, 3].map(() => registerUser(ai.app)));
    const running = pupils.map((one) => ai.generate(one));
    await untilRequested(3);
    const { status, code, retryAfter } = await failToGenerate();
    expect([status, code]).toEqual([503, 'UNAVAILABLE']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(ai.storyRequests()).toHaveLength(3);
    await clock.skip(30_000);
    expect((await Promise.all(running)).map((reply) => reply.status)).toEqual([201, 201, 201]);
    await expectAllowanceGivenBack();
  });
});

describe('a provider that is down', () => {
  it('receives no requests: pupils receive 503 at once', async () => {
    ai.openai.always({ status: 500 });
    for (let count = 0; count < 3; count += 1) await failToGenerate();
    const requests = ai.storyRequests().length;
    const { status, retryAfter } = await failToGenerate();
    expect([status, retryAfter]).toEqual([503, 4]);
    expect(ai.storyRequests()).toHaveLength(requests);
  });
});
