import { Injectable } from '@nestjs/common';
import { ListScreener } from './list-screener.service.js';
import { Screener, type ScreenContext, type Verdict } from './screener.js';
import { AiProviders } from '../writers/openai/ai-providers.js';
import { ProviderFault } from '../writers/openai/provider-fault.js';

/** The project's own lists for everybody; OpenAI's moderation besides where OpenAI writes. What cannot be judged is not let through. */
@Injectable()
export class RegionalScreener extends Screener {
  constructor(
    private readonly lists: ListScreener,
    private readonly providers: AiProviders,
  ) {
    super();
  }

  async screenTheme(theme: string, context: ScreenContext): Promise<Verdict> {
    const verdict = await this.lists.screenTheme(theme);
    return verdict === 'allowed' ? this.moderate(theme, context) : verdict;
  }

  async screenStory(text: string, context: ScreenContext): Promise<Verdict> {
    const verdict = await this.lists.screenStory(text);
    return verdict === 'allowed' ? this.moderate(text, context) : verdict;
  }

  private async moderate(text: string, context: ScreenContext): Promise<Verdict> {
    const { moderation } = this.providers;
    // Nothing of a pupil in China goes abroad, and nothing of one whose stories are made here goes anywhere.
    if (context.source !== 'global' || !moderation) return 'allowed';
    try {
      return await moderation.judge(text, context);
    } catch (error) {
      throw error instanceof ProviderFault ? error.toAppError() : error;
    }
  }
}
