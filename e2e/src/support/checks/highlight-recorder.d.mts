declare global {
  interface Window {
    highlightRecord: HighlightRecord;
  }
}

export interface HighlightRecord {
  /** Seconds between mark and audio clock at worst, as a frame leaves it. */
  inFrame: number;
  /** The same just before the next frame. */
  betweenFrames: number;
  frames: number;
  /** The sentences in the order in which they were marked. */
  order: number[];
  hasEnded: boolean;
}

/** Runs in the page: notes with every frame how far the marked sentence is from where the audio clock is. */
export function recordHighlight(timings: readonly { start: number; end: number }[]): void;
