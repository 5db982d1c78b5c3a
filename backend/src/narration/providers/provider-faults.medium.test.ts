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

// Tries take a second or two, and each is followed by one that has to work; a machine may be busy.
jest.setTimeout(120_000);

type Fault = NonNullable<Parameters<VoiceServices['openai']['always']>[0]>;
type Pupil = Awaited<ReturnType<typeof createPupil>>;

let services: VoiceServices;
/** One for each service, so that they can fail side by side. */
const pupils = new Map<Service, Pupil>();
const calls = { openai: 0, qwen: 0, nls: 0, minimax: 0 };
let stored = 0;
beforeAll(async () => {
  services = await startVoiceServices();
  for (const service of SERVICES)
    pupils.set(service, await createPupil(services.app, ['The cat is very old.', 'It sleeps all day long.']));
}, 60_000);
afterAll(() => services.close());
beforeEach(() => services.reset());
// Whatever went wrong: there is one file for each narration that was answered, and nothing half written.
afterEach(async () => expect(await listAudioFiles(services.app)).toHaveLength(stored));

/** Asks for a narration that is not there yet. */
async function narrate(service: Service) {
  calls[service] += 1;
  const reply = await pupils.get(service)!.narrate(VOICE_OF[service], 1 + calls[service] / 100);
  if (reply.status === 200) stored += 1;
  return reply;
}

/** What a pupil gets while this goes wrong; the story has to stay as it is, and the next try to work. */
async function failing(service: Service, fault: Fault) {
  const story = await pupils.get(service)!.story();
  services.standIns[service].always(fault);
  const before = services.standIns[service].requests.length;
  const { status, body, headers } = await narrate(service);
  const asked = services.standIns[service].requests.length - before;
  expect(await pupils.get(service)!.story()).toEqual(story);
  services.standIns[service].always();
  expect((await narrate(service)).status).toBe(200);
  return { status, code: body.code, retryAfter: headers.get('retry-after'), asked };
}

/** The same with every service, side by side. */
const allFailing = (fault: Fault, which: readonly Service[] = SERVICES) =>
  Promise.all(which.map((service) => failing(service, fault)));

const FAILED = { status: 502, code: 'PROVIDER_FAILED' };

describe('a voice service that does not speak: the story stays as it is, no file is left, the next try works', () => {
  it.each<[string, Fault]>([
    ['is down', { status: 500 }],
    ['cuts the line', { cut: true }],
  ])('%s: 502 after three tries', async (_, fault) => {
    for (const outcome of await allFailing(fault)) {
      expect(outcome).toMatchObject(FAILED);
      expect(outcome.asked).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['empty', 'notAudio', 'tooShort', 'tooLong'])(
    'answers with success a recording that is %s: 502',
    async (behave) => {
      for (const outcome of await allFailing({ behave })) expect(outcome).toMatchObject(FAILED);
    },
  );

  it('answers half of a file: 502', async () => {
    // OpenAI's header does not know the size.
    for (const outcome of await allFailing({ behave: 'torn' }, ['qwen', 'nls', 'minimax']))
      expect(outcome).toMatchObject(FAILED);
  });

  it('is busy: 503 with Retry-After, after three tries', async () => {
    for (const outcome of await allFailing({ status: 429 })) {
      expect(outcome).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: '10' });
      expect(outcome.asked).toBeGreaterThanOrEqual(3);
    }
  });

  it('asks for more patience than a pupil has: 503 at once', async () => {
    for (const outcome of await allFailing({ status: 429, headers: { 'Retry-After': '120' } })) {
      expect(outcome).toMatchObject({ status: 503, retryAfter: '120' });
      expect(outcome.asked).toBeLessThanOrEqual(2);
    }
  });

  it('denies our key: 502 without another try, one error each in the log, which holds no key', async () => {
    const before = services.app.log().length;
    const reply = { error: { message: 'bad key openai-key', code: 'invalid_api_key' } };
    for (const outcome of await allFailing({ status: 401, reply })) {
      expect(outcome).toMatchObject(FAILED);
      expect(outcome.asked).toBeLessThanOrEqual(2);
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
  ])('%s refuses with %j: 502 without another try', async (service, fault, most) => {
    const outcome = await failing(service, fault);
    expect(outcome).toMatchObject(FAILED);
    expect(outcome.asked).toBeLessThanOrEqual(most);
  });
});

describe('a failure that passes is not the pupil’s business', () => {
  it.each<[Service, Fault, number?]>([
    ['openai', { status: 429, headers: { 'Retry-After': '1' } }, 1000],
    ['qwen', { status: 500 }],
    ['nls', { behave: 'tooMany' }],
    ['minimax', { behave: 'code 1002' }],
    ['minimax', { behave: 'code 1033' }],
  ])('%s once answers %j', async (service, fault, atLeastMs = 0) => {
    services.standIns[service].next(fault);
    const begun = performance.now();
    expect((await narrate(service)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(atLeastMs);
    expect(services.spoken(service)).toHaveLength(3);
  });
});

describe('a service that stays down', () => {
  it('is not asked any more after three narrations: 503 within 100 ms', async () => {
    services.openai.always({ status: 500 });
    for (let count = 0; count < 3; count += 1) expect((await narrate('openai')).status).toBe(502);
    const asked = services.openai.requests.length;
    const begun = performance.now();
    const reply = await narrate('openai');
    expect(performance.now() - begun).toBeLessThan(100);
    expect([reply.status, reply.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(services.openai.requests).toHaveLength(asked);
    expect((await narrate('qwen')).status).toBe(200);
  });
});
