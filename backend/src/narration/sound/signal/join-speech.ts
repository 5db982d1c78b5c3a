import type { SentenceTiming, TimeSpan } from '../../narrators/narrator.js';
import { MP3_DELAY, MP3_RATE } from './encode-mp3.js';
import { detectSpeech } from './detect-speech.js';

/** Seconds of silence before the first and after the last sentence. */
const EDGE = 0.15;

/** The speech of one sentence. */
export interface SpokenPart {
  /** Mono, at MP3_RATE. */
  samples: Float32Array;
  /** Time span of the speech, in seconds within the samples. */
  speech: TimeSpan;
  words: TimeSpan[];
}

/**
 * Trims a signal to its speech, with a margin on both sides so that soft onsets are kept. It fades in and out, because breath
 * at a cut would click.
 * @param sounds at MP3_RATE
 * @param margin seconds
 * @returns also `cut`, the seconds removed at the start
 */
export function trimToSpeech(
  sounds: Float32Array,
  margin: number,
): Omit<SpokenPart, 'words'> & { cut: number } {
  const { first, last } = detectSpeech(sounds, MP3_RATE);
  const around = Math.round(margin * MP3_RATE);
  const from = Math.max(0, first - around);
  return {
    samples: fadeInOut(sounds.slice(from, last + around), around / 2),
    speech: { start: (first - from) / MP3_RATE, end: (last - from) / MP3_RATE },
    cut: from / MP3_RATE,
  };
}

function fadeInOut(samples: Float32Array, length: number): Float32Array {
  const count = Math.min(length, samples.length / 2);
  for (let index = 0; index < count; index += 1) {
    samples[index]! *= index / count;
    samples[samples.length - 1 - index]! *= index / count;
  }
  return samples;
}

/**
 * Joins parts into one signal with silence between them. @returns also each part's timing in the decoded MP3
 * @param pause seconds
 */
export function joinSpeech(
  parts: readonly SpokenPart[],
  pause: number,
): { samples: Float32Array; timings: SentenceTiming[] } {
  const [edge, between] = [EDGE, pause].map((seconds) => Math.round(seconds * MP3_RATE)) as [number, number];
  const length = parts.reduce((sum, { samples }) => sum + samples.length + between, 2 * edge);
  const joined = new Float32Array(length);
  let at = edge;
  const timings = parts.map(({ samples, speech, words }): SentenceTiming => {
    joined.set(samples, at);
    const offset = (at + MP3_DELAY) / MP3_RATE;
    const moved = ({ start, end }: TimeSpan) => ({
      start: roundToMilliseconds(start + offset),
      end: roundToMilliseconds(end + offset),
    });
    if (samples.length > 0) at += samples.length + between;
    return { ...moved(speech), words: words.map(moved) };
  });
  return { samples: joined.subarray(0, at + edge), timings };
}

const roundToMilliseconds = (value: number): number => Math.round(value * 1000) / 1000;
