import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { loadTermLists } from './lists/load-lists.js';
import { HELP_CATEGORIES } from './lists/term-lists.js';
import { Screener, type ScreeningVerdict } from './screener.js';
import { TextScreen, type Findings } from './text-screen.js';

/**
 * Refuses texts with terms of the authored lists and the operator's own list. A term that is missed stays harmless with the
 * embedded writer, because only nouns of the safe lexicon get from a theme into its stories.
 */
@Injectable()
export class ListScreenerService extends Screener implements OnModuleInit {
  private screen: TextScreen | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'screenTermsFile'>) {
    super();
  }

  /** Loads the operator's terms at start-up, so that an unreadable file is reported then. */
  onModuleInit(): void {
    if (this.settings.screenTermsFile) this.textScreen();
  }

  async screenTheme(theme: string): Promise<ScreeningVerdict> {
    const isVisible = /[\p{L}\p{N}\p{S}\p{P}]/u.test(theme);
    return isVisible ? toVerdict(this.textScreen().screenTheme(theme)) : 'refused';
  }

  async screenStory(text: string): Promise<ScreeningVerdict> {
    return toVerdict(this.textScreen().screenStory(text));
  }

  /** The lists, loaded at the first call. */
  textScreen(): TextScreen {
    return (this.screen ??= new TextScreen(loadTermLists(this.settings.screenTermsFile)));
  }
}

function toVerdict([first]: Findings): ScreeningVerdict {
  if (first === undefined) return 'allowed';
  return HELP_CATEGORIES.has(first) ? 'needs-help' : 'refused';
}
