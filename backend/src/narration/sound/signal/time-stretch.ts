/** Seconds of a piece, and the distance by which it may be moved to fit its predecessor. */
const [PIECE, SEARCH_RADIUS] = [0.03, 0.01];
/** Samples between two candidates of the coarse search. */
const COARSE_STEP = 4;

/**
 * Time-stretches speech at the same pitch (WSOLA): pieces that overlap by half are placed at another distance, each taken
 * from where it continues its predecessor best.
 * @param factor 2 is twice as long; from 0.5 to 2
 */
export function timeStretch(signal: Float32Array, rate: number, factor: number): Float32Array {
  const half = Math.round((PIECE * rate) / 2);
  const searchRadius = Math.round(SEARCH_RADIUS * rate);
  const window = Float32Array.from(
    { length: 2 * half },
    (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * index) / half),
  );
  const output = new Float32Array(Math.round(signal.length * factor));
  // Padded with silence, as pieces may extend beyond the end.
  const samples = new Float32Array(signal.length + 4 * half + 2 * searchRadius);
  samples.set(signal);
  let from = 0;
  for (let at = 0; at < output.length; at += half) {
    // The natural continuation of the piece before.
    const natural = from + half;
    const wanted = Math.round(at / factor);
    from = at === 0 ? 0 : bestStart(samples, natural, wanted, half, searchRadius);
    const length = Math.min(2 * half, output.length - at);
    for (let index = 0; index < length; index += 1)
      output[at + index]! += samples[from + index]! * (at === 0 && index < half ? 1 : window[index]!);
  }
  return output;
}

/** The start near the wanted one that is most similar to the natural continuation: coarse search, then exact. */
function bestStart(
  samples: Float32Array,
  natural: number,
  wanted: number,
  length: number,
  searchRadius: number,
): number {
  const similarityAt = (start: number) => {
    let sum = 0;
    // Every second sample suffices.
    for (let index = 0; index < length; index += 2)
      sum += samples[start + index]! * samples[natural + index]!;
    return sum;
  };
  const bestOf = (from: number, to: number, step: number) => {
    let [best, most] = [Math.max(0, from), -Infinity];
    for (let start = best; start <= to; start += step) {
      const similarity = similarityAt(start);
      if (similarity > most) [best, most] = [start, similarity];
    }
    return best;
  };
  // Speech has little energy above 1.5 kHz, so no peak is missed between coarse steps.
  const coarse = bestOf(wanted - searchRadius, wanted + searchRadius, COARSE_STEP);
  return bestOf(coarse - COARSE_STEP + 1, coarse + COARSE_STEP - 1, 1);
}
