import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SpendingMeter } from '../../budgets/spending-meter.js';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import { MetricsService } from '../../metrics/metrics.service.js';
import { SoundWorkerPool } from '../sound/sound-worker.pool.js';
import { normalizeSentence } from '../speech-text/normalize-sentence.js';
import { ProviderNarrator } from './provider-narrator.js';
import { ProviderFault } from '../../provider-client/provider-fault.js';
import { SpeechProvider, type Utterance } from '../providers/speech-provider.js';

/** A service that the test scripts, and that records its requests. */
class ScriptedSpeech extends SpeechProvider {
  override readonly name = 'openai';
  override readonly engine = 'scripted/1';
  override readonly maxChars = 100;
  override readonly hasSpeed = true;
  readonly requests: Utterance[] = [];
  running = 0;
  most = 0;
  answer = async (_signal: AbortSignal): Promise<Uint8Array> => Uint8Array.of(1);

  override async speak(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    this.requests.push(utterance);
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    try {
      return await this.answer(signal);
    } finally {
      this.running -= 1;
    }
  }
}

const AUDIO = { mp3: Uint8Array.of(1), timings: [] };
const STORY = Array.from({ length: 10 }, (_, index) => `Sentence ${index} is here.`);

let speech: ScriptedSpeech;
let metrics: MetricsService;
let narrator: ProviderNarrator;
let meter: SpendingMeter;
/** Units that the meter took, or gave back as negative numbers. */
let taken: number[];
beforeEach(() => {
  jest.useFakeTimers();
  speech = new ScriptedSpeech();
  metrics = new MetricsService();
  const workers = new SoundWorkerPool();
  jest.spyOn(workers, 'runJob').mockResolvedValue(AUDIO);
  const limiter = new ConcurrencyLimiter({ concurrency: 100 });
  const options = { workers, limiter, metrics, timeoutMs: 60_000, charactersPerUnit: 100 };
  narrator = new ProviderNarrator(speech, options);
  taken = [];
  meter = new SpendingMeter({
    take: async (units) => void taken.push(units),
    giveBack: async (units) => void taken.push(-units),
  });
});
afterEach(() => {
  narrator.close();
  jest.useRealTimers();
});

const narrate = (signal = new AbortController().signal) =>
  narrator.narrate(
    { sentences: STORY.map(normalizeSentence), voice: 'nova', speed: 1, region: 'global' },
    signal,
    meter,
  );
const down = async () => Promise.reject(new ProviderFault('down', 'away'));
/** The outcome of a narration, after all its attempts. */
async function outcome() {
  const result = narrate().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3000);
  return result;
}

describe('a narration by a service', () => {
  it('requests each sentence, four at a time', async () => {
    speech.answer = () => new Promise((resolve) => setTimeout(() => resolve(Uint8Array.of(1)), 100));
    expect(await outcome()).toBe(AUDIO);
    expect(speech.requests.map(({ text }) => text)).toEqual(
      STORY.map((sentence) => normalizeSentence(sentence).text),
    );
    expect(speech.most).toBe(4);
  });

  it('aborts all requests on the first failure', async () => {
    const ended: unknown[] = [];
    speech.answer = (signal) =>
      speech.requests.length === 4
        ? Promise.reject(new ProviderFault('rejected', 'no'))
        : new Promise((_, reject) =>
            signal.addEventListener('abort', () => {
              ended.push(signal.reason);
              reject(signal.reason as Error);
            }),
          );
    await expect(narrate()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await jest.advanceTimersByTimeAsync(0);
    expect(ended).toHaveLength(3);
    expect(speech.requests).toHaveLength(4);
  });

  it('retries a request that hangs for a third of the time', async () => {
    speech.answer = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const result = narrate();
    await jest.advanceTimersByTimeAsync(19_000);
    expect(speech.requests).toHaveLength(4);
    speech.answer = async () => Uint8Array.of(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await result).toBe(AUDIO);
  });

  it('counts requests, characters and failures in the metrics', async () => {
    await outcome();
    speech.answer = down;
    await outcome();
    const text = await metrics.registry.metrics();
    const characters = STORY.reduce((sum, sentence) => sum + normalizeSentence(sentence).text.length, 0);
    expect(text).toContain('storysprout_speech_requests_total{provider="openai",outcome="ok"} 10');
    expect(text).toContain('storysprout_speech_requests_total{provider="openai",outcome="down"}');
    expect(text).toContain(`storysprout_speech_characters_total{provider="openai"} ${characters}`);
  });
});

describe('the budget', () => {
  const characters = STORY.reduce((sum, sentence) => sum + normalizeSentence(sentence).text.length, 0);

  it('pays for the characters of a narration at once', async () => {
    expect(narrator.unitsFor(STORY)).toBeCloseTo(characters / 100);
    await meter.reserve(narrator.unitsFor(STORY));
    await outcome();
    await meter.settle();
    expect(taken).toEqual([Math.ceil(characters / 100)]);
  });

  it('pays for sentences that were spoken before one failed, and gets the rest back', async () => {
    speech.answer = () =>
      speech.requests.length < 5
        ? Promise.resolve(Uint8Array.of(1))
        : Promise.reject(new ProviderFault('rejected', 'no'));
    await meter.reserve(narrator.unitsFor(STORY));
    await outcome();
    await meter.settle();
    expect(taken).toEqual([3, -2]);
  });
});

describe('the circuit breaker', () => {
  it('opens after three failed narrations, and closes within ten seconds of recovery by a probe', async () => {
    speech.answer = down;
    for (let count = 0; count < 3; count += 1)
      expect(await outcome()).toMatchObject({ code: 'PROVIDER_FAILED' });
    const count = speech.requests.length;
    await expect(narrate()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    expect(speech.requests).toHaveLength(count);
    expect(await metrics.registry.metrics()).toContain('breaker_open{provider="openai"} 1');
    speech.answer = async () => Uint8Array.of(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await narrate()).toBe(AUDIO);
    expect(speech.requests[count]).toMatchObject({ text: 'Hi.', voice: 'nova', region: 'global' });
  });

  it('stays closed when the service rejects requests or the key', async () => {
    for (const failure of ['rejected', 'account', 'unusable'] as const) {
      speech.answer = async () => Promise.reject(new ProviderFault(failure, 'no'));
      for (let count = 0; count < 4; count += 1)
        expect(await outcome()).toMatchObject({ code: 'PROVIDER_FAILED' });
    }
  });
});
