/**
 * What a screener says of a text. `needs-help`: not for a story either, but who writes this may be in distress, and is
 * told where to find help.
 */
export type Verdict = 'allowed' | 'refused' | 'needs-help';

/** Port: judges whether a text is fit for pupils. */
export abstract class Screener {
  /** What a pupil asks for, disguises undone. */
  abstract screenTheme(theme: string, signal: AbortSignal): Promise<Verdict>;

  /** What a writer handed in: English and Chinese. Only what no story for pupils has. */
  abstract screenStory(text: string, signal: AbortSignal): Promise<Verdict>;
}
