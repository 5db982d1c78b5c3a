import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../../../common/app-error.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Metrics } from '../../../metrics/metrics.js';
import type { StorySource } from '../story-source.service.js';
import { AiProvider } from './ai-provider.js';
import { Moderation } from './moderation.js';

/** Seconds after which a place is likely to be free. */
const RETRY_WHILE_FULL = 5;

/** The providers that this installation has keys for, and how many generations may use them at once. */
@Injectable()
export class AiProviderRegistry implements OnModuleDestroy {
  /** Where OpenAI screens besides the project's own lists. */
  readonly moderation: Moderation | undefined;
  private readonly providers: Partial<Record<StorySource, AiProvider>> = {};
  private readonly maxConcurrent: number;
  private running = 0;

  constructor(@Inject(SETTINGS) { ai }: Pick<Settings, 'ai'>, metrics: Metrics) {
    this.maxConcurrent = ai.maxConcurrent;
    if (ai.global) {
      this.providers.global = new AiProvider('global', ai.global, ai.timeoutMs, metrics);
      if (ai.moderation) this.moderation = new Moderation(ai.global, metrics);
    }
    if (ai.china) this.providers.china = new AiProvider('china', ai.china, ai.timeoutMs, metrics);
  }

  /** The provider that writes for this source. */
  providerFor(source: StorySource): AiProvider {
    const provider = this.providers[source];
    if (!provider) throw new Error(`no provider writes for ${source}`);
    return provider;
  }

  /**
   * Takes a place for one generation, which has at most one request running at a time; the returned function frees it.
   * @throws AppError UNAVAILABLE when all places are taken, or the provider is known to be down
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
