import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { Screener, type ScreeningVerdict } from './screener.js';
import { HELP_CATEGORIES } from './lists/types.js';
import { loadTermLists } from './lists/load-lists.js';
import { TextScreen, type Findings } from './text-screen.js';

/**
 * Refuses what the authored lists and the operator's own name. Whatever slips through stays harmless with the embedded
 * writer, which lets a word of the theme into a story only from the safe lexicon.
 */
@Injectable()
export class ListScreenerService extends Screener implements OnModuleInit {
  private screen: TextScreen | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'screenTermsFile'>) {
    super();
  }

  /** An operator learns at the start, not from a pupil, that the terms cannot be read. */
  onModuleInit(): void {
    if (this.settings.screenTermsFile) this.textScreen();
  }

  async screenTheme(theme: string): Promise<ScreeningVerdict> {
    // Nothing to read is nothing to tell of.
    if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(theme)) return 'refused';
    return toVerdict(this.textScreen().screenTheme(theme));
  }

  async screenStory(text: string): Promise<ScreeningVerdict> {
    return toVerdict(this.textScreen().screenStory(text));
  }

  private textScreen(): TextScreen {
    return (this.screen ??= new TextScreen(loadTermLists(this.settings.screenTermsFile)));
  }
}

function toVerdict([first]: Findings): ScreeningVerdict {
  if (first === undefined) return 'allowed';
  return HELP_CATEGORIES.has(first) ? 'needs-help' : 'refused';
}
