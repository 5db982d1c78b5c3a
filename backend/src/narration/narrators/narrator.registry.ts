import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Region } from '@storysprout/contracts/rules';
import { AppError } from '../../common/app-error.js';
import { describeError } from '../../common/describe-error.js';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { Metrics } from '../../metrics/metrics.js';
import { QwenSpeech } from '../providers/qwen-speech.js';
import { EmbeddedNarratorService } from './embedded-narrator.service.js';
import { MiniMaxSpeech } from '../providers/minimax-speech.js';
import type { Narrator } from './narrator.js';
import { NlsSpeech } from '../providers/nls-speech.js';
import { OpenAiSpeech } from '../providers/openai-speech.js';
import { ProviderNarrator } from './provider-narrator.js';
import type { ProviderName, SpeechProvider } from '../providers/speech-provider.js';
import { voiceSourceFor } from '../voices/voice-sources.js';
import { SoundWorkerPool } from '../sound/sound-worker.pool.js';

/** Seconds after which a place may be free. */
const RETRY_WHILE_FULL = 10;

/** Of a narration's time, what is kept for whoever steps in: the embedded voices take one to five seconds of 60. */
const FALLBACK_SHARE = 0.2;
/** Failures for which somebody else can step in. */
const FALLBACK_CODES: ReadonlySet<string> = new Set(['PROVIDER_FAILED', 'PROVIDER_TIMEOUT', 'UNAVAILABLE']);

/** Who reads, and how many milliseconds there are for it. */
export interface NarratorAttempt {
  narrator: Narrator;
  timeoutMs: number;
}

/** Who speaks which voice on this installation. */
@Injectable()
export class NarratorRegistry implements OnModuleDestroy {
  private readonly providers = new Map<ProviderName, ProviderNarrator>();
  private readonly logger = new Logger(NarratorRegistry.name);

  constructor(
    private readonly embedded: EmbeddedNarratorService,
    workers: SoundWorkerPool,
    metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'voices' | 'ai' | 'narrationTimeoutMs'>,
  ) {
    const { ai, narrationTimeoutMs: timeoutMs } = settings;
    const limiter = new ConcurrencyLimiter({
      concurrency: ai.maxConcurrent,
      maxQueued: ai.maxConcurrent,
      retryAfter: RETRY_WHILE_FULL,
    });
    for (const provider of createProviders(settings.voices))
      this.providers.set(
        provider.name,
        new ProviderNarrator(provider, { workers, limiter, metrics, timeoutMs }),
      );
  }

  onModuleDestroy(): void {
    for (const narrator of this.providers.values()) narrator.close();
  }

  /**
   * Does something with whoever reads this voice in this region, and once more with whoever steps in, when the first one
   * failed and the operator wants that. @throws what the last attempt throws
   */
  async runWithFallback<T>(
    voice: string,
    region: Region,
    work: (turn: NarratorAttempt) => Promise<T>,
  ): Promise<T> {
    const [own, standIn] = this.narratorsFor(voice, region);
    const { narrationTimeoutMs: all } = this.settings;
    if (!standIn) return work({ narrator: own, timeoutMs: all });
    try {
      return await work({ narrator: own, timeoutMs: all * (1 - FALLBACK_SHARE) });
    } catch (error) {
      if (!(error instanceof AppError) || !FALLBACK_CODES.has(error.code)) throw error;
      const cause = describeError(error.cause ?? error);
      this.logger[error.isOperators ? 'error' : 'warn'](
        { provider: own.name, code: error.code, cause },
        'embedded voice steps in',
      );
      return work({ narrator: standIn, timeoutMs: all * FALLBACK_SHARE });
    }
  }

  /**
   * Who reads for somebody in this region with this voice: its provider where there is an account with it, else the
   * embedded voices; behind the provider, whoever steps in for it where the operator wants that (`AI_FALLBACK`).
   */
  narratorsFor(voice: string, region: Region): [own: Narrator, standIn?: Narrator] {
    const source = voiceSourceFor(this.settings.voices, voice, region);
    const provider = source && this.providers.get(source.provider);
    if (!provider) return [this.embedded];
    return this.settings.ai.fallback ? [provider, this.embedded] : [provider];
  }
}

function createProviders({ openai, dashscope, nls, minimax }: Settings['voices']): SpeechProvider[] {
  return [
    ...(openai ? [new OpenAiSpeech(openai)] : []),
    ...(dashscope ? [new QwenSpeech(dashscope)] : []),
    ...(nls ? [new NlsSpeech(nls)] : []),
    ...(minimax ? [new MiniMaxSpeech(minimax)] : []),
  ];
}
