import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { Screener, type Verdict } from './screener.js';
import { HELP_CATEGORIES } from './lists/types.js';
import { loadLists } from './lists/load-lists.js';
import { Screen, type Findings } from './text-screen.js';

/**
 * Refuses what the authored lists and the operator's own name. Whatever slips through stays harmless with the embedded
 * writer, which lets a word of the theme into a story only from the safe lexicon.
 */
@Injectable()
export class ListScreener extends Screener implements OnModuleInit {
  private screen: Screen | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'screenTermsFile'>) {
    super();
  }

  /** An operator learns at the start, not from a pupil, that the terms cannot be read. */
  onModuleInit(): void {
    if (this.settings.screenTermsFile) this.lists();
  }

  async screenTheme(theme: string): Promise<Verdict> {
    // Nothing to read is nothing to tell of.
    if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(theme)) return 'refused';
    return verdictOf(this.lists().screenTheme(theme));
  }

  async screenStory(text: string): Promise<Verdict> {
    return verdictOf(this.lists().screenStory(text));
  }

  private lists(): Screen {
    return (this.screen ??= new Screen(loadLists(this.settings.screenTermsFile)));
  }
}

function verdictOf([first]: Findings): Verdict {
  if (first === undefined) return 'allowed';
  return HELP_CATEGORIES.has(first) ? 'needs-help' : 'refused';
}
