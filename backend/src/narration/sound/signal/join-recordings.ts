import type { SpokenAudio } from '../../narrators/narrator.js';
import { encodeMp3, MP3_RATE } from './encode-mp3.js';
import { trimToSpeech, joinSpeech, type SpokenPart } from './join-speech.js';
import { normalizeLoudness } from './loudness.js';
import { decodeRecording } from './decode-recording.js';
import { timeStretch } from './time-stretch.js';

/** A text as a voice service has spoken it. */
export interface Recording {
  /** WAV or MP3. */
  bytes: Uint8Array;
  /** How many words it should be. */
  words: number;
}

export interface RecordedStory {
  /** The recordings of each sentence, in order; none where nothing can be said. */
  sentences: Recording[][];
  /** Of the recordings, 1 being the voice's own. */
  speed: number;
  /** How many times quicker they are to become, at the same pitch. */
  timeCompression: number;
}

/** Seconds of silence after a sentence; its own beginning and end add to it. */
const PAUSE = 0.3;
/** Kept around what is heard: more than of the embedded voices, as real ones breathe. */
const MARGIN = 0.12;
/** Seconds between two parts of one long sentence. */
const BREATH = 0.05;
/** Words a second that nobody exceeds, and seconds for a word, and for all of it, that nobody takes at a voice's own speed. */
const [FASTEST, SLOWEST, PATIENCE] = [7, 1.6, 1.5];

/**
 * Makes one narration of recorded sentences: cut to what is heard, brought to one loudness, joined with pauses, encoded
 * once. Times are measured, those of sentences only. Not for the main thread: decoding and encoding take some hundredths of a second for each.
 * @throws Error for what cannot be these words spoken: no audio, a cut file, too short or too long
 */
export async function joinRecordings({
  sentences,
  speed,
  timeCompression: quicken,
}: RecordedStory): Promise<SpokenAudio> {
  const parts: SpokenPart[] = [];
  for (const recordings of sentences) {
    const pieces: Float32Array[] = [];
    for (const recording of recordings) pieces.push(await decodeSpeech(recording, speed, quicken));
    parts.push(joinPieces(pieces));
  }
  normalizeLoudness(parts.map(({ samples }) => samples));
  const { samples, timings } = joinSpeech(parts, PAUSE / (speed * quicken));
  return { mp3: await encodeMp3(samples), timings };
}

async function decodeSpeech(
  { bytes, words }: Recording,
  speed: number,
  quicken: number,
): Promise<Float32Array> {
  const sounds = await decodeRecording(bytes);
  const { samples, heard } = trimToSpeech(sounds, MARGIN);
  const seconds = heard.end - heard.start;
  // A service may not heed the speed that was asked for.
  if (seconds * Math.max(speed, 1) < words / FASTEST) throw new Error('a recording too short for its text');
  if (seconds * Math.min(speed, 1) > words * SLOWEST + PATIENCE)
    throw new Error('a recording too long for its text');
  return quicken === 1 ? samples : timeStretch(samples, MP3_RATE, 1 / quicken);
}

function joinPieces(pieces: readonly Float32Array[]): SpokenPart {
  if (pieces.length === 0) return { samples: new Float32Array(), heard: { start: 0, end: 0 }, words: [] };
  const breath = Math.round(BREATH * MP3_RATE);
  const length = pieces.reduce((sum, piece) => sum + piece.length + breath, -breath);
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length + breath;
  }
  const { samples: cut, heard } = trimToSpeech(samples, MARGIN);
  return { samples: cut, heard, words: [] };
}
