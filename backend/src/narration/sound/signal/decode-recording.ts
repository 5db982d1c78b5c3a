import { MPEGDecoder } from 'mpg123-decoder';
import { MP3_RATE } from './encode-mp3.js';
import { isWav, decodeWav, type PcmAudio } from './decode-wav.js';
import { resample } from './resample.js';

/** Decodes a WAV or MP3 file of any sample rate. @returns samples at MP3_RATE @throws Error for another or incomplete file */
export async function decodeRecording(bytes: Uint8Array): Promise<Float32Array> {
  const { samples, rate } = isWav(bytes) ? decodeWav(bytes) : await decodeMp3(bytes);
  return rate === MP3_RATE ? samples : resample(samples, rate / MP3_RATE);
}

/** WAV is requested from services; a compatible one may support only MP3. */
async function decodeMp3(bytes: Uint8Array): Promise<PcmAudio> {
  if (!isMp3(bytes)) throw new Error('neither WAV nor MP3');
  const decoder = new MPEGDecoder();
  try {
    await decoder.ready;
    const { channelData, sampleRate } = decoder.decode(bytes);
    const [samples] = channelData;
    // Damaged frames are skipped, as players do; the length shows what is missing.
    if (!samples || samples.length === 0) throw new Error('an MP3 file without sound');
    return { samples, rate: sampleRate };
  } finally {
    decoder.free();
  }
}

/** Whether a file starts with an ID3 tag or with the eleven sync bits of an MP3 frame. */
const isMp3 = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  (first === 0xff && second >= 0xe0) || (first === 0x49 && second === 0x44 && third === 0x33);
