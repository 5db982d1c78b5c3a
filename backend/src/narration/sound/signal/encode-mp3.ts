import { createMp3Encoder } from 'wasm-media-encoders';

/** Samples a second of every narration. */
export const MP3_RATE = 24_000;
const KILOBITS = 48;
/** Encoder and decoder together play a signal later by so many samples: LAME's 576 and a decoder's 529. */
export const MP3_DELAY = 1105;
/** Samples handed over at once; the encoder's memory never grows with the length of a story. */
const CHUNK = MP3_RATE;

let encoder: ReturnType<typeof createMp3Encoder> | undefined;

/** Encodes a mono signal with a constant bit rate, so that a player finds any second without an index. */
export async function encodeMp3(samples: Float32Array): Promise<Uint8Array> {
  encoder ??= createMp3Encoder();
  const mp3 = await encoder;
  mp3.configure({ sampleRate: MP3_RATE, channels: 1, bitrate: KILOBITS });
  const pieces: Uint8Array[] = [];
  // What the encoder answers is its own memory, overwritten by the next call: hence the copies.
  for (let from = 0; from < samples.length; from += CHUNK)
    pieces.push(mp3.encode([samples.subarray(from, from + CHUNK)]).slice());
  pieces.push(mp3.finalize().slice());
  return Buffer.concat(pieces);
}
