import type { Region } from '@storysprout/contracts/rules';
import type { SpendingMeter } from '../../budgets/spending-meter.js';
import type { NormalizedSentence } from '../speech-text/normalize-sentence.js';

/** Seconds from the beginning of the decoded audio. */
export interface TimeSpan {
  start: number;
  end: number;
}

/** When a sentence and each of its words are spoken. */
export interface SentenceTiming extends TimeSpan {
  /** Empty where the narrator does not know them. */
  words: TimeSpan[];
}

export interface NarrationRequest {
  /** One entry for each sentence of the story. */
  sentences: readonly NormalizedSentence[];
  /** One of the product's voices. */
  voice: string;
  /** 1 is the voice's own pace; from 0.5 to 2. */
  speed: number;
  /** The caller's region: a service may have a host in each. */
  region: Region;
}

/** Synthesized speech, not yet labelled or stored. */
export interface SpokenAudio {
  mp3: Uint8Array;
  timings: SentenceTiming[];
}

/** Port: reads a story aloud (text to speech). */
export abstract class Narrator {
  /** For metrics and logs. */
  abstract readonly name: string;
  /** Name and version of the engine. Changes whenever the same request would sound different, which invalidates stored files. */
  abstract readonly version: string;

  /** Units of the budget that the sentences cost, if no request has to be repeated; may be a fraction. */
  abstract unitsFor(sentences: readonly string[]): number;

  /**
   * Synthesizes the sentences, until the signal aborts. The meter pays for requests to a service; the caller settles it.
   * @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT, UNAVAILABLE; BudgetSpent; or the signal's reason
   */
  abstract narrate(
    request: NarrationRequest,
    signal: AbortSignal,
    meter: SpendingMeter,
  ): Promise<SpokenAudio>;
}
