import { Injectable } from '@nestjs/common';
import { ListScreenerService } from './list-screener.service.js';
import { Screener, type ScreeningContext, type ScreeningVerdict } from './screener.js';
import { AiProviderRegistry } from '../writers/openai/ai-provider.registry.js';

/** The project's own lists for everybody; OpenAI's moderation besides where OpenAI writes. What cannot be judged is not let through. */
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
    // Nothing of a pupil in China goes abroad, and nothing of one whose stories are made here goes anywhere.
    if (context.source !== 'global' || !moderation) return 'allowed';
    return moderation.judge(text, context);
  }
}
