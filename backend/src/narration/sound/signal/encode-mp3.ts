import { createMp3Encoder } from 'wasm-media-encoders';

/** Sample rate of every narration, in hertz. */
export const MP3_RATE = 24_000;
/** Bit rate in kbit/s. */
const KILOBITS = 48;
/** Delay of encoder and decoder in samples: LAME's 576 and a decoder's 529. */
export const MP3_DELAY = 1105;
/** Samples per call, so that the encoder's memory does not grow with the length of a story. */
const CHUNK = MP3_RATE;

let encoder: ReturnType<typeof createMp3Encoder> | undefined;

/** Encodes a mono signal as MP3 with a constant bit rate, so that players can seek without an index. */
export async function encodeMp3(samples: Float32Array): Promise<Uint8Array> {
  encoder ??= createMp3Encoder();
  const mp3 = await encoder;
  mp3.configure({ sampleRate: MP3_RATE, channels: 1, bitrate: KILOBITS });
  const pieces: Uint8Array[] = [];
  // Copied, because the encoder returns views of memory that its next call overwrites.
  for (let from = 0; from < samples.length; from += CHUNK)
    pieces.push(mp3.encode([samples.subarray(from, from + CHUNK)]).slice());
  pieces.push(mp3.finalize().slice());
  return Buffer.concat(pieces);
}
