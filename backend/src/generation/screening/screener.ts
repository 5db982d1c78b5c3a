import type { StorySource } from '../writers/story-source.service.js';

/**
 * What a screener says of a text. `needs-help`: not for a story either, but who writes this may be in distress, and is
 * told where to find help.
 */
export type ScreeningVerdict = 'allowed' | 'refused' | 'needs-help';

/** For whom a text is screened, and until when. */
export interface ScreeningContext {
  /** Who writes the story: what a provider writes, or may be asked, is screened by that provider too. */
  source: StorySource;
  signal: AbortSignal;
  /** On the clock of `performance.now()`. */
  deadline: number;
}

/** Port: judges whether a text is fit for pupils. */
export abstract class Screener {
  /** What a pupil asks for, disguises undone. */
  abstract screenTheme(theme: string, context: ScreeningContext): Promise<ScreeningVerdict>;

  /** What a writer handed in: English and Chinese. Only what no story for pupils has. */
  abstract screenStory(text: string, context: ScreeningContext): Promise<ScreeningVerdict>;
}
