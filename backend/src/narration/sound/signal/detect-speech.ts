import { rms } from './loudness.js';

/** Seconds in which energy is measured. */
const FRAME = 0.005;
/** Share of the loudest frame from which on one counts as heard: -32 dB, above breath and below a soft f or h. */
const SOFT = 0.025;
/** And from which on nobody fails to hear it. */
const CLEAR = 0.1;
/** Seconds that a soft beginning may last: an f of three times that, as one of the speakers has it, is cut short. */
const SOFT_LIMIT = 0.08;

/** First and one past the last sample that are heard; all of it when nothing is louder than the rest. */
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
