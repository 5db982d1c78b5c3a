/** Seconds of a piece that is moved as a whole, and how far it may be moved to fit its neighbour. */
const [PIECE, REACH] = [0.03, 0.01];
/** Samples between two places that are looked at first. */
const ROUGH = 4;

/**
 * Makes speech longer or shorter at the same pitch (WSOLA): pieces that overlap by half are laid at another distance, each
 * taken from where it goes on best from the one before.
 * @param factor 2 is twice as long; from 0.5 to 2
 */
export function timeStretch(signal: Float32Array, rate: number, factor: number): Float32Array {
  const half = Math.round((PIECE * rate) / 2);
  const reach = Math.round(REACH * rate);
  const window = Float32Array.from(
    { length: 2 * half },
    (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * index) / half),
  );
  const output = new Float32Array(Math.round(signal.length * factor));
  // Silence behind the end, where pieces may reach.
  const samples = new Float32Array(signal.length + 4 * half + 2 * reach);
  samples.set(signal);
  let from = 0;
  for (let at = 0; at < output.length; at += half) {
    // From the middle on, as the piece before would have gone on there.
    const natural = from + half;
    const wanted = Math.round(at / factor);
    from = at === 0 ? 0 : bestStart(samples, natural, wanted, half, reach);
    const length = Math.min(2 * half, output.length - at);
    for (let index = 0; index < length; index += 1)
      output[at + index]! += samples[from + index]! * (at === 0 && index < half ? 1 : window[index]!);
  }
  return output;
}

/** Where within reach of the wanted start the signal is most like what would come naturally: roughly, then exactly. */
function bestStart(
  samples: Float32Array,
  natural: number,
  wanted: number,
  length: number,
  reach: number,
): number {
  const likeness = (start: number) => {
    let sum = 0;
    // Every second sample tells enough.
    for (let index = 0; index < length; index += 2)
      sum += samples[start + index]! * samples[natural + index]!;
    return sum;
  };
  const bestOf = (from: number, to: number, step: number) => {
    let [best, most] = [Math.max(0, from), -Infinity];
    for (let start = best; start <= to; start += step) {
      const alike = likeness(start);
      if (alike > most) [best, most] = [start, alike];
    }
    return best;
  };
  // Speech has little above 1.5 kHz that tells one place from another, so that no peak hides between rough steps.
  const rough = bestOf(wanted - reach, wanted + reach, ROUGH);
  return bestOf(rough - ROUGH + 1, rough + ROUGH - 1, 1);
}
