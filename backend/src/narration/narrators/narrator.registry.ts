import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { FallbackReason } from '@storysprout/contracts/api/common';
import type { Region } from '@storysprout/contracts/rules';
import { BudgetSpent } from '../../budgets/budget-spent.js';
import { AppError } from '../../common/errors/app-error.js';
import { describeError } from '../../common/errors/describe-error.js';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { MetricsService } from '../../metrics/metrics.service.js';
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

/** Seconds, while too many requests to services wait. */
const RETRY_WHILE_FULL = 10;

/** Share of a narration's time that is kept for the fallback: the embedded voices take one to five seconds of 60. */
const FALLBACK_SHARE = 0.2;
/** Errors after which the fallback is used. */
const FALLBACK_CODES: ReadonlySet<string> = new Set(['PROVIDER_FAILED', 'PROVIDER_TIMEOUT', 'UNAVAILABLE']);

/** A narrator and its time limit. */
export interface NarratorAttempt {
  narrator: Narrator;
  timeoutMs: number;
  /** Why an embedded voice speaks in place of the service that no budget pays for; else null. */
  fallback: FallbackReason | null;
}

/** The narrators of this installation, by voice and region. */
@Injectable()
export class NarratorRegistry implements OnModuleDestroy {
  private readonly providers = new Map<ProviderName, ProviderNarrator>();
  private readonly logger = new Logger(NarratorRegistry.name);

  constructor(
    private readonly embedded: EmbeddedNarratorService,
    workers: SoundWorkerPool,
    metrics: MetricsService,
    @Inject(SETTINGS) private readonly settings: Pick<
      Settings,
      'voices' | 'ai' | 'budgets' | 'narrationTimeoutMs'
    >,
  ) {
    const { ai, narrationTimeoutMs: timeoutMs } = settings;
    const { charactersPerUnit } = settings.budgets;
    const limiter = new ConcurrencyLimiter({
      concurrency: ai.maxConcurrent,
      maxQueued: ai.maxConcurrent,
      retryAfter: RETRY_WHILE_FULL,
    });
    for (const provider of createProviders(settings.voices))
      this.providers.set(
        provider.name,
        new ProviderNarrator(provider, { workers, limiter, metrics, timeoutMs, charactersPerUnit }),
      );
  }

  onModuleDestroy(): void {
    for (const narrator of this.providers.values()) narrator.close();
  }

  /**
   * Runs a task with the narrator of this voice and region, and again with the embedded voices if no budget pays for the first
   * attempt, or if it fails and `AI_FALLBACK` is set. @throws what the last attempt throws
   */
  async runWithFallback<T>(
    voice: string,
    region: Region,
    task: (attempt: NarratorAttempt) => Promise<T>,
  ): Promise<T> {
    const [primary, backup] = this.narratorsFor(voice, region);
    const { narrationTimeoutMs: timeoutMs } = this.settings;
    try {
      const ownTimeMs = backup ? timeoutMs * (1 - FALLBACK_SHARE) : timeoutMs;
      return await task({ narrator: primary, timeoutMs: ownTimeMs, fallback: null });
    } catch (error) {
      if (error instanceof BudgetSpent)
        return task({ narrator: this.embedded, timeoutMs, fallback: error.reason });
      if (!backup || !(error instanceof AppError) || !FALLBACK_CODES.has(error.code)) throw error;
      const cause = describeError(error.cause ?? error);
      this.logger[error.needsOperator ? 'error' : 'warn'](
        { provider: primary.name, code: error.code, cause },
        'embedded voice steps in',
      );
      return task({ narrator: backup, timeoutMs: timeoutMs * FALLBACK_SHARE, fallback: null });
    }
  }

  /**
   * The narrator of a voice in a region: its service if there is an account, else the embedded voices. With `AI_FALLBACK`
   * the embedded voices are the service's fallback.
   */
  narratorsFor(voice: string, region: Region): [primary: Narrator, fallback?: Narrator] {
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
