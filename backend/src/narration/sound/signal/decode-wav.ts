/** A decoded mono signal. */
export interface PcmAudio {
  samples: Float32Array;
  rate: number;
}

/** Format codes: PCM, and the extensible header. */
const [PCM, EXTENSIBLE] = [1, 0xfffe];
/** Larger sizes mean that the size was unknown when the header was written, as in a stream. */
const UNKNOWN_SIZE = 0x7f000000;

interface Format {
  channels: number;
  rate: number;
}

/** Decodes the first channel of a WAV file of 16-bit PCM. @throws Error for another format or a truncated file */
export function decodeWav(bytes: Uint8Array): PcmAudio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | undefined;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const [name, size] = [chunkNameAt(bytes, at), view.getUint32(at + 4, true)];
    const from = at + 8;
    if (name === 'fmt ') format = readFormat(view, from);
    if (name === 'data' && format)
      return { samples: readSamples(view, from, size, format), rate: format.rate };
    // Chunks start at even offsets.
    at = from + size + (size % 2);
  }
  throw new Error('a WAV file without sound');
}

export const isWav = (bytes: Uint8Array): boolean =>
  bytes.length > 12 && chunkNameAt(bytes, 0) === 'RIFF' && chunkNameAt(bytes, 8) === 'WAVE';

const chunkNameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

function readFormat(view: DataView, at: number): Format {
  if (at + 16 > view.byteLength) throw new Error('a WAV file that was cut');
  const [kind, channels] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
  const [rate, bits] = [view.getUint32(at + 4, true), view.getUint16(at + 14, true)];
  const isKnown = (kind === PCM || kind === EXTENSIBLE) && bits === 16 && channels > 0;
  if (!isKnown || rate < 8000 || rate > 48_000) throw new Error('a WAV file in an unknown format');
  return { channels, rate };
}

function readSamples(view: DataView, from: number, size: number, { channels }: Format): Float32Array {
  const available = view.byteLength - from;
  const isKnown = size > 0 && size < UNKNOWN_SIZE;
  if (isKnown && size > available) throw new Error('a WAV file that was cut');
  const frame = channels * 2;
  const samples = new Float32Array(Math.floor((isKnown ? size : available) / frame));
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = view.getInt16(from + index * frame, true) / 32_768;
  return samples;
}
