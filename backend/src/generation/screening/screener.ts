import type { StorySource } from '../writers/story-source.service.js';

/**
 * The result of screening a text. `needs-help`: refused, and the author may be in distress and is shown where to find help.
 */
export type ScreeningVerdict = 'allowed' | 'refused' | 'needs-help';

/** The generation for which a text is screened. */
export interface ScreeningContext {
  /** A text for or from a provider is also screened by that provider. */
  source: StorySource;
  signal: AbortSignal;
  /** In milliseconds on the clock of `performance.now()`. */
  deadline: number;
}

/** Port: judges whether a text is suitable for pupils. */
export abstract class Screener {
  /** Screens a pupil's theme, disguises undone. */
  abstract screenTheme(theme: string, context: ScreeningContext): Promise<ScreeningVerdict>;

  /** Screens a story, English and Chinese, for what no story for pupils may contain. */
  abstract screenStory(text: string, context: ScreeningContext): Promise<ScreeningVerdict>;
}
