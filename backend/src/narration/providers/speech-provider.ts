import type { Region } from '@storysprout/contracts/rules';

/** A service's name, as in `GET /config`. */
export type ProviderName = 'openai' | 'qwen' | 'nls' | 'minimax';

/** A text to synthesize. It holds nothing about the user. */
export interface Utterance {
  /** Plain English, at most `maxChars` long. */
  text: string;
  /** The service's name of the voice. */
  voice: string;
  /** From 0.5 to 2. */
  speed: number;
  region: Region;
}

/** Port: a voice service (text to speech). */
export abstract class SpeechProvider {
  abstract readonly name: ProviderName;
  /** Model and version; changes whenever the same text would sound different. */
  abstract readonly engine: string;
  /** Characters that one request accepts. */
  abstract readonly maxChars: number;
  /** Whether the service supports `speed`; otherwise recordings are time-stretched. */
  abstract readonly hasSpeed: boolean;

  /**
   * Synthesizes a text with one attempt, which ends when the signal aborts.
   * @returns a WAV or MP3 file, not validated
   * @throws ProviderFault, or the signal's reason
   */
  abstract speak(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array>;
}

/** Longest recording of a text, in seconds per character: docs/decisions/014-voices-by-provider.md. */
const SECONDS_PER_CHAR = 0.6;
/** Largest WAV: 48 kHz, 16 bits, mono. */
const BYTES_PER_SECOND = 96_000;
const MIN_LIMIT = 1_000_000;

/** Size limit of a text's recording, in bytes. */
export const maxRecordingBytes = (text: string): number =>
  MIN_LIMIT + Math.ceil(text.length * SECONDS_PER_CHAR * BYTES_PER_SECOND);
