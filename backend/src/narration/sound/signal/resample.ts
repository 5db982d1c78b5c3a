/** Zero crossings of the sinc on each side. */
const HALF_WIDTH = 12;
/** Positions between two samples for which the filter is tabulated. */
const PHASES = 256;
const TAPS = 2 * HALF_WIDTH;

/**
 * Resamples a signal with a windowed sinc.
 * @param step input samples per output sample; above 1 frequencies beyond the output's band are filtered out
 */
export function resample(input: Float32Array, step: number): Float32Array {
  const filters = filterTable(Math.min(1, 1 / step));
  const output = new Float32Array(Math.floor(input.length / step));
  for (let index = 0; index < output.length; index += 1) {
    const position = index * step;
    const whole = Math.floor(position);
    const filter = Math.round((position - whole) * PHASES) * TAPS;
    const first = whole - HALF_WIDTH + 1;
    const from = Math.max(0, -first);
    const to = Math.min(TAPS, input.length - first);
    let sum = 0;
    for (let tap = from; tap < to; tap += 1) sum += input[first + tap]! * filters[filter + tap]!;
    output[index] = sum;
  }
  return output;
}

/** Filter taps for each phase: a sinc with this cut-off under a Hann window. */
function filterTable(cutOff: number): Float32Array {
  const table = new Float32Array((PHASES + 1) * TAPS);
  for (let phase = 0; phase <= PHASES; phase += 1) {
    for (let tap = 0; tap < TAPS; tap += 1) {
      const distance = phase / PHASES - (tap - HALF_WIDTH + 1);
      const angle = Math.PI * distance * cutOff;
      const sinc = Math.abs(angle) < 1e-6 ? 1 : Math.sin(angle) / angle;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_WIDTH);
      table[phase * TAPS + tap] = Math.abs(distance) > HALF_WIDTH ? 0 : sinc * window * cutOff;
    }
  }
  return table;
}
