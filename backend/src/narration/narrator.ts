import type { SpokenSentence } from './spoken/speakable-sentence.js';

/** Seconds from the beginning of the decoded audio. */
export interface Span {
  start: number;
  end: number;
}

/** When a sentence is heard, and each of its words. */
export interface SentenceTiming extends Span {
  words: Span[];
}

/** What is to be read aloud. */
export interface NarrationRequest {
  /** One entry for each sentence of the story. */
  sentences: readonly SpokenSentence[];
  /** One of the product's voices. */
  voice: string;
  /** 1 is the voice's own pace; from 0.5 to 2. */
  speed: number;
}

/** A narration as it came from the voice, not yet labelled or stored. */
export interface SpokenAudio {
  mp3: Uint8Array;
  timings: SentenceTiming[];
}

/** Whatever can read a story aloud. */
export abstract class Narrator {
  /** Changes whenever the same request would sound different, so that nothing old is taken for it. */
  abstract readonly version: string;

  /**
   * Reads the sentences aloud; ends when the signal does.
   * @throws AppError PROVIDER_FAILED, or the signal's reason
   */
  abstract narrate(request: NarrationRequest, signal: AbortSignal): Promise<SpokenAudio>;
}
