import type { Region } from '@storysprout/contracts/rules';

/** Who speaks, as `GET /config` names them. */
export type ProviderName = 'openai' | 'qwen' | 'nls' | 'minimax';

/** What a service is asked to say. Nothing of who asks goes with it. */
export interface Utterance {
  /** Plain English, at most `maxChars` long. */
  text: string;
  /** By the service's own name. */
  voice: string;
  /** From 0.5 to 2. */
  speed: number;
  region: Region;
}

/** A voice service: one request, one recording. */
export abstract class SpeechProvider {
  abstract readonly name: ProviderName;
  /** Changes whenever the same text would sound different: model and version. */
  abstract readonly engine: string;
  /** Characters that one request may hold. */
  abstract readonly maxChars: number;
  /** Whether the service itself can speak faster and slower. */
  abstract readonly hasSpeed: boolean;

  /**
   * One request, without another try; it is closed when the signal aborts.
   * @returns a WAV or MP3 file, not looked into
   * @throws ProviderFault, or the signal's reason
   */
  abstract speak(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array>;
}

/** Seconds of the longest recording that a text may have, with room: docs/decisions/014-voices-by-provider.md. */
const SECONDS_OF_A_CHAR = 0.6;
/** The most that a second of WAV takes: 48 kHz, 16 bits. */
const BYTES_OF_A_SECOND = 96_000;
const AT_LEAST = 1_000_000;

/** Bytes beyond which an answer cannot be this text, spoken; what is larger is not read. */
export const maxRecordingBytes = (text: string): number =>
  AT_LEAST + Math.ceil(text.length * SECONDS_OF_A_CHAR * BYTES_OF_A_SECOND);
