import { MPEGDecoder } from 'mpg123-decoder';

/** A decoded signal. */
export interface PcmAudio {
  samples: Float32Array;
  rate: number;
}

/** Decodes an MP3 as a browser does, including the encoder's delay. */
export async function decodeMp3(mp3: Uint8Array): Promise<PcmAudio> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(mp3);
  decoder.free();
  if (errors.length > 0) throw new Error(`not an MP3: ${errors[0]!.message}`);
  return { samples: channelData[0]!, rate: sampleRate };
}

/** Loudness of a signal in decibels of full scale. */
export const decibels = (samples: Float32Array): number => 20 * Math.log10(level(samples));

/** Onsets in seconds: where the level exceeds a share of loud speech after at least 200 ms of silence. */
export function detectOnsets({ samples, rate }: PcmAudio, share: number): number[] {
  const levels = framesOf(samples, Math.round(rate / 100)).map(level);
  const loud = [...levels].sort((a, b) => a - b)[Math.floor(levels.length * 0.95)]!;
  const found: number[] = [];
  let quiet = Infinity;
  for (const [index, value] of levels.entries()) {
    if (value <= loud * share) quiet += 1;
    else {
      if (quiet >= 20) found.push(index / 100);
      quiet = 0;
    }
  }
  return found;
}

/** Median pitch of the voiced parts in hertz, by autocorrelation. */
export function medianPitch({ samples, rate }: PcmAudio): number {
  const size = Math.round(rate * 0.03);
  const pitches = framesOf(samples, size * 2)
    .filter((frame) => frame.length === size * 2 && level(frame) > 0.03)
    .map((frame) => pitchOf(frame, size, rate))
    .filter((pitch) => pitch !== undefined)
    .sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)] ?? 0;
}

function pitchOf(frame: Float32Array, size: number, rate: number): number | undefined {
  const similarityAt = (lag: number): number => {
    let [both, here, there] = [0, 1e-9, 1e-9];
    for (let index = 0; index < size; index += 1) {
      const [a, b] = [frame[index]!, frame[index + lag]!];
      both += a * b;
      here += a * a;
      there += b * b;
    }
    return both / Math.sqrt(here * there);
  };
  const [shortest, longest] = [Math.floor(rate / 350), Math.ceil(rate / 70)];
  const all = Array.from({ length: longest - shortest }, (_, index) => similarityAt(shortest + index));
  const best = Math.max(...all);
  if (best < 0.8) return undefined;
  // The shortest lag that is nearly as good, because its multiples are as similar.
  const first = all.findIndex((value, index) => value > best * 0.93 && value >= (all[index + 1] ?? 0));
  return rate / (shortest + first);
}

function level(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

function framesOf(samples: Float32Array, size: number): Float32Array[] {
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    samples.subarray(index * size, (index + 1) * size),
  );
}
