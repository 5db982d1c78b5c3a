import type { SpokenAudio } from '../../narrators/narrator.js';
import { encodeMp3, MP3_RATE } from './encode-mp3.js';
import { trimToSpeech, joinSpeech, type SpokenPart } from './join-speech.js';
import { normalizeLoudness } from './loudness.js';
import { decodeRecording } from './decode-recording.js';
import { timeStretch } from './time-stretch.js';

/** A text, recorded by a voice service. */
export interface Recording {
  /** A WAV or MP3 file. */
  bytes: Uint8Array;
  /** Number of words in the text. */
  words: number;
}

export interface RecordedStory {
  /** The recordings of each sentence, in order; none for a sentence without words. */
  sentences: Recording[][];
  /** Speed of the recordings; 1 is the voice's own pace. */
  speed: number;
  /** Factor by which the recordings are sped up at the same pitch. */
  speedUp: number;
}

/** Seconds of silence between sentences, besides their margins. */
const PAUSE = 0.3;
/** Seconds kept around speech: more than of the embedded voices, because real ones breathe. */
const MARGIN = 0.12;
/** Seconds between two parts of one long sentence. */
const BREATH = 0.05;
/** Plausible durations at a voice's own pace: at most so many words per second; at most so many seconds per word, and in addition. */
const [MAX_WORDS_PER_SECOND, MAX_SECONDS_PER_WORD, EXTRA_SECONDS] = [7, 1.6, 1.5];

/**
 * Joins recorded sentences into one narration: trimmed to speech, normalized in loudness, joined with pauses, encoded once.
 * Timings are measured, for sentences only. Runs in a worker: decoding and encoding take some 10 ms per sentence.
 * @throws Error for an implausible recording: no audio, truncated, too short or too long for its words
 */
export async function joinRecordings({ sentences, speed, speedUp }: RecordedStory): Promise<SpokenAudio> {
  const parts: SpokenPart[] = [];
  for (const recordings of sentences) {
    const pieces: Float32Array[] = [];
    for (const recording of recordings) pieces.push(await decodeSpeech(recording, speed, speedUp));
    parts.push(joinPieces(pieces));
  }
  normalizeLoudness(parts.map(({ samples }) => samples));
  const { samples, timings } = joinSpeech(parts, PAUSE / (speed * speedUp));
  return { mp3: await encodeMp3(samples), timings };
}

async function decodeSpeech(
  { bytes, words }: Recording,
  speed: number,
  speedUp: number,
): Promise<Float32Array> {
  const sounds = await decodeRecording(bytes);
  const { samples, speech } = trimToSpeech(sounds, MARGIN);
  const seconds = speech.end - speech.start;
  // A service may ignore the requested speed.
  if (seconds * Math.max(speed, 1) < words / MAX_WORDS_PER_SECOND)
    throw new Error('a recording too short for its text');
  if (seconds * Math.min(speed, 1) > words * MAX_SECONDS_PER_WORD + EXTRA_SECONDS)
    throw new Error('a recording too long for its text');
  return speedUp === 1 ? samples : timeStretch(samples, MP3_RATE, 1 / speedUp);
}

function joinPieces(pieces: readonly Float32Array[]): SpokenPart {
  if (pieces.length === 0) return { samples: new Float32Array(), speech: { start: 0, end: 0 }, words: [] };
  const breath = Math.round(BREATH * MP3_RATE);
  const length = pieces.reduce((sum, piece) => sum + piece.length + breath, -breath);
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length + breath;
  }
  const { samples: cut, speech } = trimToSpeech(samples, MARGIN);
  return { samples: cut, speech, words: [] };
}
