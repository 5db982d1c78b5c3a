import type { NarrationRequest, SentenceTiming, SpokenAudio, Span } from '../../narrator.js';
import type { SpokenSentence } from '../../spoken/speakable-sentence.js';
import { alignWords } from './align-words.js';
import { encodeMp3, MP3_DELAY, MP3_RATE } from './encode-mp3.js';
import { findSpeech } from './find-speech.js';
import { FLITE_RATE, speak } from './flite.js';
import { normaliseLoudness } from './loudness.js';
import { loadPronunciations, type Pronounce } from './pronounce.js';
import { resample } from './resample.js';
import { VOICE_PROFILES, type VoiceProfile } from './voice-profiles.js';

/** Seconds of silence after a sentence, and before the first and after the last one. */
const PAUSE = 0.45;
const EDGE = 0.15;
/** Kept on both sides of what is heard, so that no soft beginning is cut. */
const MARGIN = 0.06;

interface SpokenPart {
  samples: Float32Array;
  /** Seconds within the samples. */
  heard: Span;
  words: Span[];
}

/**
 * Reads sentences aloud one by one, so that each one's start is exact and the pauses are ours. Not for the main thread: a
 * sentence takes some hundredths of a second to seconds.
 */
export async function narrateSentences({ sentences, voice, speed }: NarrationRequest): Promise<SpokenAudio> {
  const profile = VOICE_PROFILES[voice];
  if (!profile) throw new Error('no such voice');
  const pronounce = await loadPronunciations();
  const parts = sentences.map((sentence) => speakSentence(sentence, profile, speed, pronounce));
  normaliseLoudness(parts.map(({ samples }) => samples));
  const { samples, timings } = join(parts, PAUSE / speed);
  return { mp3: await encodeMp3(samples), timings };
}

function speakSentence(
  { text, words }: SpokenSentence,
  profile: VoiceProfile,
  speed: number,
  pronounce: Pronounce,
): SpokenPart {
  if (text === '') return { samples: new Float32Array(), heard: { start: 0, end: 0 }, words: [] };
  // Resampling by the size also quickens, which the stretch takes back.
  const { samples, phones } = speak(text, profile, profile.size / (profile.rate * speed));
  const sounds = resample(samples, (FLITE_RATE * profile.size) / MP3_RATE);
  const { first, last } = findSpeech(sounds, MP3_RATE);
  const margin = Math.round(MARGIN * MP3_RATE);
  const from = Math.max(0, first - margin);
  const heard = { start: (first - from) / MP3_RATE, end: (last - from) / MP3_RATE };
  const within = (seconds: number) =>
    Math.min(heard.end, Math.max(heard.start, seconds / profile.size - from / MP3_RATE));
  return {
    samples: faded(sounds.slice(from, last + margin), margin / 2),
    heard,
    words: alignWords(phones, words, pronounce).map(({ start, end }) => ({
      start: within(start),
      end: within(end),
    })),
  };
}

/** Breath at a cut would click. */
function faded(samples: Float32Array, length: number): Float32Array {
  const count = Math.min(length, samples.length / 2);
  for (let index = 0; index < count; index += 1) {
    samples[index]! *= index / count;
    samples[samples.length - 1 - index]! *= index / count;
  }
  return samples;
}

/** One signal with silence between the parts, and when each part is heard in the decoded MP3. */
function join(
  parts: readonly SpokenPart[],
  pause: number,
): { samples: Float32Array; timings: SentenceTiming[] } {
  const [edge, between] = [EDGE, pause].map((seconds) => Math.round(seconds * MP3_RATE)) as [number, number];
  const length = parts.reduce((sum, { samples }) => sum + samples.length + between, 2 * edge);
  const joined = new Float32Array(length);
  let at = edge;
  const timings = parts.map(({ samples, heard, words }): SentenceTiming => {
    joined.set(samples, at);
    const offset = (at + MP3_DELAY) / MP3_RATE;
    const moved = ({ start, end }: Span) => ({ start: seconds(start + offset), end: seconds(end + offset) });
    if (samples.length > 0) at += samples.length + between;
    return { ...moved(heard), words: words.map(moved) };
  });
  return { samples: joined.subarray(0, at + edge), timings };
}

/** To the millisecond: more says nothing. */
const seconds = (value: number): number => Math.round(value * 1000) / 1000;
