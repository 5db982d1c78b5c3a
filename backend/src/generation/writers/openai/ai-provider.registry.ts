import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { MetricsService } from '../../../metrics/metrics.service.js';
import type { StorySource } from '../story-source.service.js';
import { AiProvider } from './ai-provider.js';
import { Moderation } from './moderation.js';

/** Seconds, while all slots are taken. */
const RETRY_WHILE_FULL = 5;

/** The AI providers of this installation, and the limit of concurrent generations. */
@Injectable()
export class AiProviderRegistry implements OnModuleDestroy {
  /** OpenAI's screening, besides the project's own lists; undefined where it is off. */
  readonly moderation: Moderation | undefined;
  private readonly providers: Partial<Record<StorySource, AiProvider>> = {};
  private readonly maxConcurrent: number;
  private running = 0;

  constructor(@Inject(SETTINGS) { ai }: Pick<Settings, 'ai'>, metrics: MetricsService) {
    this.maxConcurrent = ai.maxConcurrent;
    if (ai.global) {
      this.providers.global = new AiProvider('global', ai.global, ai.timeoutMs, metrics);
      if (ai.moderation) this.moderation = new Moderation(ai.global, metrics);
    }
    if (ai.china) this.providers.china = new AiProvider('china', ai.china, ai.timeoutMs, metrics);
  }

  /** The provider of a source. */
  providerFor(source: StorySource): AiProvider {
    const provider = this.providers[source];
    if (!provider) throw new Error(`no provider writes for ${source}`);
    return provider;
  }

  /**
   * Acquires a slot for one generation, which makes one request at a time. @returns its release
   * @throws AppError UNAVAILABLE when all slots are taken or the provider's circuit breaker is open
   */
  admit(source: StorySource): () => void {
    this.providerFor(source).providerClient.assertAvailable();
    if (source === 'global') this.moderation?.providerClient.assertAvailable();
    if (this.running >= this.maxConcurrent) throw AppError.unavailable(RETRY_WHILE_FULL);
    this.running += 1;
    return () => void (this.running -= 1);
  }

  onModuleDestroy(): void {
    for (const { providerClient } of Object.values(this.providers)) providerClient.close();
    this.moderation?.providerClient.close();
  }
}
