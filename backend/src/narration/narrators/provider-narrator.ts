import type { SpendingMeter } from '../../budgets/spending-meter.js';
import type { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import type { MetricsService } from '../../metrics/metrics.service.js';
import { ProviderClient } from '../../provider-client/provider-client.js';
import { ProviderFault, type FaultKind } from '../../provider-client/provider-fault.js';
import { normalizeSentence } from '../speech-text/normalize-sentence.js';
import { Narrator, type NarrationRequest, type SpokenAudio } from './narrator.js';
import type { SoundWorkerPool } from '../sound/sound-worker.pool.js';
import type { Recording } from '../sound/signal/join-recordings.js';
import { mapConcurrently } from './map-concurrently.js';
import { toNarrationError } from './narration-error.js';
import type { SpeechProvider, Utterance } from '../providers/speech-provider.js';
import { splitText } from './split-text.js';
import { VOICE_SOURCES } from '../voices/voice-sources.js';

export interface ProviderNarratorOptions {
  workers: SoundWorkerPool;
  /** Limits the process's concurrent requests to services. */
  limiter: ConcurrencyLimiter;
  metrics: MetricsService;
  /** Milliseconds that a narration may take. */
  timeoutMs: number;
  /** Characters that cost one unit of the budget. */
  charactersPerUnit: number;
}

/** Concurrent requests of one narration: fast enough for seconds, and one pupil does not use up a school's account. */
const CONCURRENCY = 4;
/** Seconds of a Retry-After that a pupil waits at most. */
const MAX_RETRY_AFTER = 10;
const RETRY = { maxAttempts: 3, backoffMs: 300, maxRetryAfter: MAX_RETRY_AFTER };
/** Share of a narration's time that one attempt may take. */
const ATTEMPT_SHARE = 1 / 3;
const BREAKER = { failures: 3, counts: 'operations', probeEveryMs: 5000, probeTimeoutMs: 4500 } as const;
const PROBE_TEXT = 'Hi.';
/** Outcomes that the metrics name differently, so that they keep their names. */
const OUTCOME_LABELS: Partial<Record<FaultKind, string>> = { account: 'denied', rejected: 'refused' };

/**
 * A voice service as a narrator: each sentence is requested by itself, so that its start and end are known, and the
 * recordings are joined off the event loop.
 */
export class ProviderNarrator extends Narrator {
  override readonly name: string;
  override readonly version: string;
  private readonly client: ProviderClient;
  /** Its voice and region are used for the next probe. */
  private lastUtterance: Utterance | undefined;

  constructor(
    private readonly provider: SpeechProvider,
    private readonly options: ProviderNarratorOptions,
  ) {
    super();
    this.name = provider.name;
    this.version = provider.engine;
    const { breakerOpen } = options.metrics;
    this.client = new ProviderClient({
      retry: { ...RETRY, idleTimeoutMs: options.timeoutMs * ATTEMPT_SHARE },
      breaker: BREAKER,
      probe: (signal) => this.probe(signal),
      onBreakerChange: (isOpen) => breakerOpen.set({ provider: this.name }, isOpen ? 1 : 0),
    });
  }

  override unitsFor(sentences: readonly string[]): number {
    const characters = sentences.reduce((sum, text) => sum + normalizeSentence(text).text.length, 0);
    return characters / this.options.charactersPerUnit;
  }

  override async narrate(
    request: NarrationRequest,
    signal: AbortSignal,
    meter: SpendingMeter,
  ): Promise<SpokenAudio> {
    this.client.assertAvailable();
    const sentences = await this.requestRecordings(request, signal, meter);
    const { speed } = request;
    const pace = this.provider.hasSpeed ? { speed, speedUp: 1 } : { speed: 1, speedUp: speed };
    return this.options.workers.runJob({ join: { sentences, ...pace } }, signal);
  }

  /** Stops the probes of a service that is down. */
  close(): void {
    this.client.close();
  }

  /** The recordings of each sentence. All requests are aborted on the first failure, and when the signal aborts. */
  private async requestRecordings(
    request: NarrationRequest,
    signal: AbortSignal,
    meter: SpendingMeter,
  ): Promise<Recording[][]> {
    const { voice } = VOICE_SOURCES[request.voice]!;
    const { speed, region } = request;
    const texts = request.sentences.map(({ text }) => splitText(text, this.provider.maxChars));
    const utterances = texts.flat().map((text): Utterance => ({ text, voice, speed, region }));
    this.lastUtterance = utterances[0] ?? this.lastUtterance;
    try {
      const recordings = await this.client.runOperation(() =>
        mapConcurrently(utterances, CONCURRENCY, signal, (utterance, stop) =>
          this.requestRecording(utterance, stop, meter),
        ),
      );
      return texts.map((parts) => recordings.splice(0, parts.length));
    } catch (error) {
      throw toNarrationError(error);
    }
  }

  private async requestRecording(
    utterance: Utterance,
    signal: AbortSignal,
    meter: SpendingMeter,
  ): Promise<Recording> {
    const units = utterance.text.length / this.options.charactersPerUnit;
    const request = () =>
      this.client.request((stop) => this.speakWithMetrics(utterance, stop), {
        signal,
        pay: (attempt) => meter.spend(units, attempt),
      });
    const bytes = await this.options.limiter.run(request, signal);
    return { bytes, words: utterance.text.split(' ').length };
  }

  private async speakWithMetrics(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    const { name: provider } = this;
    const { speechRequests, speechCharacters } = this.options.metrics;
    try {
      const bytes = await this.provider.speak(utterance, signal);
      if (bytes.length === 0) throw new ProviderFault('unusable', `${provider} answered nothing`);
      speechRequests.inc({ provider, outcome: 'ok' });
      speechCharacters.inc({ provider }, utterance.text.length);
      return bytes;
    } catch (error) {
      const outcome = error instanceof ProviderFault ? (OUTCOME_LABELS[error.kind] ?? error.kind) : 'stopped';
      speechRequests.inc({ provider, outcome });
      throw error;
    }
  }

  private async probe(signal: AbortSignal): Promise<void> {
    try {
      await this.speakWithMetrics({ ...this.lastUtterance!, text: PROBE_TEXT, speed: 1 }, signal);
    } catch {
      // Only speech closes the breaker: an account that was closed meanwhile does not read to pupils either.
      throw new ProviderFault('down', 'the probe was not spoken');
    }
  }
}
