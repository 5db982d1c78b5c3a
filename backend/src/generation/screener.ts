/** What a screener says of a text. */
export type Verdict = 'allowed' | 'refused';

/** Port: judges whether a theme is fit for pupils. */
export abstract class Screener {
  abstract screen(text: string, signal: AbortSignal): Promise<Verdict>;
}
