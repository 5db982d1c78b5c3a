import type { Region } from '@storysprout/contracts/rules';
import type { NormalizedSentence } from '../speech-text/normalize-sentence.js';

/** Seconds from the beginning of the decoded audio. */
export interface TimeSpan {
  start: number;
  end: number;
}

/** When a sentence is heard, and each of its words. */
export interface SentenceTiming extends TimeSpan {
  /** Empty where they are not known. */
  words: TimeSpan[];
}

/** What is to be read aloud. */
export interface NarrationRequest {
  /** One entry for each sentence of the story. */
  sentences: readonly NormalizedSentence[];
  /** One of the product's voices. */
  voice: string;
  /** 1 is the voice's own pace; from 0.5 to 2. */
  speed: number;
  /** Of whoever asks: a provider may have a host in each. */
  region: Region;
}

/** A narration as it came from the voice, not yet labelled or stored. */
export interface SpokenAudio {
  mp3: Uint8Array;
  timings: SentenceTiming[];
}

/** Whatever can read a story aloud. */
export abstract class Narrator {
  /** Who speaks, for metrics and logs. */
  abstract readonly name: string;
  /** Names the engine, and changes whenever the same request would sound different: nothing old is taken for it. */
  abstract readonly version: string;

  /**
   * Reads the sentences aloud; ends when the signal does.
   * @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT, UNAVAILABLE, or the signal's reason
   */
  abstract narrate(request: NarrationRequest, signal: AbortSignal): Promise<SpokenAudio>;
}
