import { AppError } from '../../common/app-error.js';
import { CircuitBreaker } from '../../common/circuit-breaker.js';
import type { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import type { Metrics } from '../../metrics/metrics.js';
import { Narrator, type NarrationRequest, type SpokenAudio } from '../narrator.js';
import type { SoundWorkers } from '../sound-workers.js';
import type { Recording } from '../sound/join-recordings.js';
import { mapConcurrently } from './map-concurrently.js';
import { SpeechError } from './speech-error.js';
import type { SpeechProvider, Utterance } from './speech-provider.js';
import { splitText } from './split-text.js';
import { tryAgain } from './try-again.js';
import { VOICE_SOURCES } from './voice-table.js';

export interface ProviderNarratorParts {
  workers: SoundWorkers;
  /** Limits the process's concurrent requests to services. */
  limiter: ConcurrencyLimiter;
  metrics: Metrics;
  /** Milliseconds that a narration may take. */
  timeoutMs: number;
}

/** Requests of one narration at once: a story is there in seconds, and a school's account is not used up by one pupil. */
const AT_ONCE = 4;
const TRIES = { tries: 3, backoffMs: 300 };
/** Narrations that fail in a row before the service counts as down, and milliseconds between two looks whether it is back. */
const DOWN = { failures: 3, probeEveryMs: 5000 };
/** What it is asked to say to find out, and the milliseconds that it has for that. */
const PROBE = { text: 'Hi.', timeoutMs: 4500 };
/** Of a pupil's time, the share that one request may take before it is tried again. */
const SHARE_OF_A_TRY = 1 / 3;

/**
 * A voice service as a narrator: each sentence is spoken by itself, so that its start and end are known, and all are joined
 * off the event loop.
 */
export class ProviderNarrator extends Narrator {
  override readonly name: string;
  override readonly version: string;
  private readonly breaker: CircuitBreaker;
  /** With whose voice and region it is asked whether it is back. */
  private last: Utterance | undefined;

  constructor(
    private readonly provider: SpeechProvider,
    private readonly parts: ProviderNarratorParts,
  ) {
    super();
    this.name = provider.name;
    this.version = provider.engine;
    const { breakerOpen } = parts.metrics;
    this.breaker = new CircuitBreaker({
      ...DOWN,
      probe: () => this.probe(),
      onChange: (isOpen) => breakerOpen.set({ provider: this.name }, isOpen ? 1 : 0),
    });
  }

  override async narrate(request: NarrationRequest, signal: AbortSignal): Promise<SpokenAudio> {
    if (this.breaker.isOpen) throw AppError.unavailable(this.breaker.retryAfter);
    const sentences = await this.watched(this.record(request, signal));
    const { speed } = request;
    const pace = this.provider.hasSpeed ? { speed, quicken: 1 } : { speed: 1, quicken: speed };
    return this.parts.workers.run({ join: { sentences, ...pace } }, signal);
  }

  /** Ends looking whether the service is back. */
  close(): void {
    this.breaker.close();
  }

  /** Tells the breaker what became of it, and the caller by the product's names. */
  private async watched<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work;
      this.breaker.succeeded();
      return result;
    } catch (error) {
      const isOurs = error instanceof SpeechError;
      // The narration's whole time is up.
      const isLate = error instanceof AppError && error.code === 'PROVIDER_TIMEOUT';
      if (isLate || (isOurs && error.isPassing)) this.breaker.failed();
      else if (isOurs) this.breaker.succeeded();
      throw isOurs ? error.toAppError() : error;
    }
  }

  private probe(): Promise<unknown> {
    const { text, timeoutMs } = PROBE;
    return this.counted({ ...this.last!, text, speed: 1 }, AbortSignal.timeout(timeoutMs));
  }

  /** The recordings of each sentence. With the first that fails, and with the signal, all requests end. */
  private async record(request: NarrationRequest, signal: AbortSignal): Promise<Recording[][]> {
    const { voice } = VOICE_SOURCES[request.voice]!;
    const { speed, region } = request;
    const texts = request.sentences.map(({ text }) => splitText(text, this.provider.maxChars));
    const utterances = texts.flat().map((text): Utterance => ({ text, voice, speed, region }));
    this.last = utterances[0] ?? this.last;
    const recordings = await mapConcurrently(utterances, AT_ONCE, signal, (one, stop) =>
      this.speak(one, stop),
    );
    return texts.map((parts) => recordings.splice(0, parts.length));
  }

  private async speak(utterance: Utterance, signal: AbortSignal): Promise<Recording> {
    const tries = { ...TRIES, tryMs: this.parts.timeoutMs * SHARE_OF_A_TRY };
    const ask = (stop: AbortSignal) => this.counted(utterance, stop);
    const bytes = await this.parts.limiter.run(() => tryAgain(ask, tries, signal), signal);
    return { bytes, words: utterance.text.split(' ').length };
  }

  private async counted(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    const { name: provider } = this;
    const { speechRequests, speechCharacters } = this.parts.metrics;
    try {
      const bytes = await this.provider.speak(utterance, signal);
      if (bytes.length === 0) throw new SpeechError('unusable', `${provider} answered nothing`);
      speechRequests.inc({ provider, outcome: 'ok' });
      speechCharacters.inc({ provider }, utterance.text.length);
      return bytes;
    } catch (error) {
      const outcome = error instanceof SpeechError ? error.failure : 'stopped';
      speechRequests.inc({ provider, outcome });
      throw error;
    }
  }
}
