import { Injectable } from '@nestjs/common';
import { ListScreenerService } from './list-screener.service.js';
import { Screener, type ScreeningContext, type ScreeningVerdict } from './screener.js';
import { AiProviderRegistry } from '../writers/openai/ai-provider.registry.js';

/** Screens every text with the term lists, and with OpenAI's moderation where OpenAI writes. A failed moderation is an error. */
@Injectable()
export class RegionalScreenerService extends Screener {
  constructor(
    private readonly listScreener: ListScreenerService,
    private readonly providers: AiProviderRegistry,
  ) {
    super();
  }

  async screenTheme(theme: string, context: ScreeningContext): Promise<ScreeningVerdict> {
    const verdict = await this.listScreener.screenTheme(theme);
    return verdict === 'allowed' ? this.moderate(theme, context) : verdict;
  }

  async screenStory(text: string, context: ScreeningContext): Promise<ScreeningVerdict> {
    const verdict = await this.listScreener.screenStory(text);
    return verdict === 'allowed' ? this.moderate(text, context) : verdict;
  }

  private async moderate(text: string, context: ScreeningContext): Promise<ScreeningVerdict> {
    const { moderation } = this.providers;
    // No text of a pupil in China leaves China, and none of a pupil of the embedded engine leaves the server.
    if (context.source !== 'global' || !moderation) return 'allowed';
    return moderation.judge(text, context);
  }
}
