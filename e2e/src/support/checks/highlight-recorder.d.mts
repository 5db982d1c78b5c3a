declare global {
  interface Window {
    highlightRecord: HighlightRecord;
  }
}

export interface HighlightRecord {
  /** Worst distance in seconds between highlight and audio clock, right after a frame. */
  inFrame: number;
  /** The same right before the next frame. */
  betweenFrames: number;
  frames: number;
  /** Sentence indexes in the order of highlighting. */
  order: number[];
  hasEnded: boolean;
}

/** Runs in the page: records in every frame the distance of the highlighted sentence from the audio clock. */
export function recordHighlight(timings: readonly { start: number; end: number }[]): void;
