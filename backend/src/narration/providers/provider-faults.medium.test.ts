import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  listAudioFiles,
  createPupil,
  SERVICES,
  startVoiceServices,
  VOICE_OF,
  type Service,
  type VoiceServices,
} from '../testing/voice-services.js';

// Each failure takes its retries, and is followed by a narration that has to succeed.
jest.setTimeout(120_000);

type Fault = NonNullable<Parameters<VoiceServices['openai']['always']>[0]>;
type Pupil = Awaited<ReturnType<typeof createPupil>>;

let services: VoiceServices;
/** One for each service, so that failures can run in parallel. */
const pupils = new Map<Service, Pupil>();
const calls = { openai: 0, qwen: 0, nls: 0, minimax: 0 };
let stored = 0;
beforeAll(async () => {
  services = await startVoiceServices({ NARRATION_TIMEOUT_MS: '300000' });
  for (const service of SERVICES)
    pupils.set(service, await createPupil(services.app, ['The cat is very old.', 'It sleeps all day long.']));
}, 60_000);
afterAll(() => services.close());
beforeEach(() => services.reset());
// After every failure there is one file for each successful narration, and no partial file.
afterEach(async () => expect(await listAudioFiles(services.app)).toHaveLength(stored));

/** Requests a narration that is not stored yet. */
async function narrate(service: Service) {
  calls[service] += 1;
  const reply = await pupils.get(service)!.narrate(VOICE_OF[service], 1 + calls[service] / 100);
  if (reply.status === 200) stored += 1;
  return reply;
}

/** The reply during a fault; the story must not change, and the next narration must succeed. */
async function narrateWithFault(service: Service, fault: Fault) {
  const story = await pupils.get(service)!.story();
  services.standIns[service].always(fault);
  const before = services.standIns[service].requests.length;
  const { status, body, headers } = await narrate(service);
  const requests = services.standIns[service].requests.length - before;
  expect(await pupils.get(service)!.story()).toEqual(story);
  services.standIns[service].always();
  expect((await narrate(service)).status).toBe(200);
  return { status, code: body.code, retryAfter: headers.get('retry-after'), requests };
}

/** The same with all services in parallel. */
const narrateWithFaultAtAll = (fault: Fault, which: readonly Service[] = SERVICES) =>
  Promise.all(which.map((service) => narrateWithFault(service, fault)));

const FAILED = { status: 502, code: 'PROVIDER_FAILED' };

describe('a failing voice service: the story is unchanged, no file is left, the next narration succeeds', () => {
  it.each<[string, Fault]>([
    ['is down', { status: 500 }],
    ['cuts the line', { cut: true }],
  ])('%s: 502 after three attempts', async (_, fault) => {
    for (const outcome of await narrateWithFaultAtAll(fault)) {
      expect(outcome).toMatchObject(FAILED);
      expect(outcome.requests).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['empty', 'notAudio', 'tooShort', 'tooLong'])(
    'answers 200 with a recording that is %s: 502',
    async (behave) => {
      for (const outcome of await narrateWithFaultAtAll({ behave })) expect(outcome).toMatchObject(FAILED);
    },
  );

  it('answers with half a file: 502', async () => {
    // OpenAI's WAV header holds no size.
    for (const outcome of await narrateWithFaultAtAll({ behave: 'torn' }, ['qwen', 'nls', 'minimax']))
      expect(outcome).toMatchObject(FAILED);
  });

  it('is busy: 503 with Retry-After, after three attempts', async () => {
    for (const outcome of await narrateWithFaultAtAll({ status: 429 })) {
      expect(outcome).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: '10' });
      expect(outcome.requests).toBeGreaterThanOrEqual(3);
    }
  });

  it('sends a Retry-After longer than a pupil waits: 503 without a retry', async () => {
    for (const outcome of await narrateWithFaultAtAll({ status: 429, headers: { 'Retry-After': '120' } })) {
      expect(outcome).toMatchObject({ status: 503, retryAfter: '120' });
      expect(outcome.requests).toBeLessThanOrEqual(2);
    }
  });

  it('rejects our key: 502 without a retry, one error each in the log, which holds no key', async () => {
    const before = services.app.log().length;
    const reply = { error: { message: 'bad key openai-key', code: 'invalid_api_key' } };
    for (const outcome of await narrateWithFaultAtAll({ status: 401, reply })) {
      expect(outcome).toMatchObject(FAILED);
      expect(outcome.requests).toBeLessThanOrEqual(2);
    }
    const log = services.app.log().slice(before);
    const lines = log.trim().split('\n');
    expect(lines).toHaveLength(SERVICES.length);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: 50, cause: { type: 'ProviderFault' } });
    expect(log).not.toMatch(/openai-key|dashscope-key|key-secret|token-\d|minimax-key|cat is/);
  });

  it.each<[Service, Fault, number]>([
    ['openai', { status: 429, reply: { error: { message: 'quota', code: 'insufficient_quota' } } }, 2],
    ['openai', { status: 400 }, 2],
    ['openai', { status: 302, headers: { Location: 'http://127.0.0.1:9/' } }, 2],
    ['qwen', { status: 400, reply: { code: 'Arrearage', message: 'pay', request_id: 'r' } }, 2],
    ['qwen', { status: 400, reply: { code: 'DataInspectionFailed', message: 'no', request_id: 'r' } }, 2],
    ['qwen', { behave: 'codeInside' }, 2],
    ['qwen', { behave: 'noUrl' }, 2],
    ['qwen', { behave: 'foreignHost' }, 2],
    ['qwen', { behave: 'redirect' }, 4],
    ['nls', { behave: 'badToken' }, 7],
    ['minimax', { behave: 'code 2054' }, 2],
    ['minimax', { behave: 'code 1004' }, 2],
    ['minimax', { behave: 'code 1026' }, 2],
    ['minimax', { status: 200, reply: { base_resp: { status_code: 0 }, data: { audio: 'xyz' } } }, 2],
  ])('%s rejects with %j: 502 without a retry', async (service, fault, most) => {
    const outcome = await narrateWithFault(service, fault);
    expect(outcome).toMatchObject(FAILED);
    expect(outcome.requests).toBeLessThanOrEqual(most);
  });
});

describe('a transient fault is retried without the pupil noticing', () => {
  it.each<[Service, Fault, number?]>([
    ['openai', { status: 429, headers: { 'Retry-After': '1' } }, 1000],
    ['qwen', { status: 500 }],
    ['nls', { behave: 'tooMany' }],
    ['minimax', { behave: 'code 1002' }],
    ['minimax', { behave: 'code 1033' }],
  ])('%s answers %j once', async (service, fault, atLeastMs = 0) => {
    services.standIns[service].next(fault);
    const begun = performance.now();
    expect((await narrate(service)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(atLeastMs);
    expect(services.spoken(service)).toHaveLength(3);
  });
});

describe('a service that stays down', () => {
  it('receives no more requests after three narrations: 503 at once', async () => {
    services.openai.always({ status: 500 });
    for (let count = 0; count < 3; count += 1) expect((await narrate('openai')).status).toBe(502);
    const requests = services.openai.requests.length;
    const reply = await narrate('openai');
    expect([reply.status, reply.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(services.openai.requests).toHaveLength(requests);
    expect((await narrate('qwen')).status).toBe(200);
  });
});
