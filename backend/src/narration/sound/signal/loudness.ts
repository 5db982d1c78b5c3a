/** RMS of speech after normalizing: -20 dBFS, as loud as speech can be without distortion. */
const TARGET_RMS = 0.1;
/** Level above which peaks are compressed (soft limiter), so that none clips. */
const KNEE = 0.7;

/** Root mean square of a signal; 0 for an empty one. */
export function rms(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

/** Normalizes the loudness of all parts together, in place. By RMS: voices with equal peaks differ by 7 dB. */
export function normalizeLoudness(parts: readonly Float32Array[]): void {
  const energy = parts.reduce((sum, part) => sum + rms(part) ** 2 * part.length, 0);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (energy === 0) return;
  const gain = TARGET_RMS / Math.sqrt(energy / length);
  for (const part of parts)
    for (let index = 0; index < part.length; index += 1) part[index] = limit(part[index]! * gain);
}

function limit(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE)));
}
