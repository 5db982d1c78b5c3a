import type { Audio } from '@storysprout/contracts/api/narration';
import { sampleStory } from './sample-story';

const SECONDS = 20;
const RATE = 8000;

/** Object URL of a WAV file with 20 seconds of a soft hum, for the standalone page. */
function createHum(): string {
  const header = new DataView(new ArrayBuffer(44));
  const samples = Uint8Array.from({ length: SECONDS * RATE }, (_, index) =>
    Math.round(128 + 12 * Math.sin((index / RATE) * 2 * Math.PI * 220)),
  );
  const writeText = (offset: number, letters: string) =>
    [...letters].forEach((letter, index) => header.setUint8(offset + index, letter.charCodeAt(0)));
  writeText(0, 'RIFF');
  header.setUint32(4, 36 + samples.length, true);
  writeText(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  writeText(36, 'data');
  header.setUint32(40, samples.length, true);
  return URL.createObjectURL(new Blob([header, samples], { type: 'audio/wav' }));
}

export const noAudio: Audio = {
  exists: false,
  audioUrl: null,
  voice: null,
  timings: [],
  voiceFallback: null,
};

/** Timings of the sample story: two seconds a sentence, of which one and a half are spoken. */
export const sampleTimings: Audio['timings'] = sampleStory.sentences.map((_sentence, index) => ({
  start: index * 2 + 0.25,
  end: index * 2 + 1.75,
  words: [],
}));

/** A narration for the standalone page. */
export const sampleAudio = (): Audio => ({
  exists: true,
  audioUrl: createHum(),
  voice: 'nova',
  timings: sampleTimings,
  voiceFallback: null,
});
