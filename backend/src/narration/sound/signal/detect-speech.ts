import { rms } from './loudness.js';

/** Seconds of a frame in which the level is measured. */
const FRAME = 0.005;
/** Level of soft speech, as a share of the loudest frame: -32 dB, above breath and below a soft f or h. */
const SOFT = 0.025;
/** Level of clear speech, as a share of the loudest frame. */
const CLEAR = 0.1;
/** Longest soft onset in seconds; a longer one, as of one embedded speaker's f, is shortened. */
const SOFT_LIMIT = 0.08;

/** Voice activity detection: the first sample of speech and one past the last; the whole signal if no frame is louder than the rest. */
export function detectSpeech(samples: Float32Array, rate: number): { first: number; last: number } {
  const size = Math.max(1, Math.round(FRAME * rate));
  const levels: number[] = [];
  for (let from = 0; from < samples.length; from += size)
    levels.push(rms(samples.subarray(from, from + size)));
  const loudest = levels.reduce((a, b) => Math.max(a, b), 0);
  const clear = levels.findIndex((level) => level > loudest * CLEAR);
  if (clear < 0) return { first: 0, last: samples.length };
  const soft = levels.findIndex((level) => level > loudest * SOFT);
  const last = levels.findLastIndex((level) => level > loudest * SOFT);
  return {
    first: Math.max(soft * size, clear * size - Math.round(SOFT_LIMIT * rate)),
    last: Math.min(samples.length, (last + 1) * size),
  };
}
