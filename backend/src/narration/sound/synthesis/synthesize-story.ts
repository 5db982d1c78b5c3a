import type { NarrationRequest, SpokenAudio } from '../../narrators/narrator.js';
import type { NormalizedSentence } from '../../speech-text/normalize-sentence.js';
import { alignWords } from './align-words.js';
import { encodeMp3, MP3_RATE } from '../signal/encode-mp3.js';
import { FLITE_RATE, synthesizeText } from './flite.js';
import { trimToSpeech, joinSpeech, type SpokenPart } from '../signal/join-speech.js';
import { normalizeLoudness } from '../signal/loudness.js';
import { loadPronunciations, type Pronounce } from './pronunciation.js';
import { resample } from '../signal/resample.js';
import { VOICE_PROFILES, type VoiceProfile } from './voice-profiles.js';

/** Seconds of silence between sentences. */
const PAUSE = 0.45;
/** Seconds kept on both sides of speech. */
const MARGIN = 0.06;

/**
 * Synthesizes a story with the embedded voices, sentence by sentence, so that each start is exact. Runs in a worker: a
 * sentence takes from some 10 ms to seconds.
 */
export async function synthesizeStory({ sentences, voice, speed }: NarrationRequest): Promise<SpokenAudio> {
  const profile = VOICE_PROFILES[voice];
  if (!profile) throw new Error('no such voice');
  const pronounce = await loadPronunciations();
  const parts = sentences.map((sentence) => synthesizeSentence(sentence, profile, speed, pronounce));
  normalizeLoudness(parts.map(({ samples }) => samples));
  const { samples, timings } = joinSpeech(parts, PAUSE / speed);
  return { mp3: await encodeMp3(samples), timings };
}

function synthesizeSentence(
  { text, words }: NormalizedSentence,
  profile: VoiceProfile,
  speed: number,
  pronounce: Pronounce,
): SpokenPart {
  if (text === '') return { samples: new Float32Array(), speech: { start: 0, end: 0 }, words: [] };
  // Resampling by the size also changes the pace, which the stretch compensates.
  const { samples: spoken, phones } = synthesizeText(text, profile, profile.size / (profile.rate * speed));
  const sounds = resample(spoken, (FLITE_RATE * profile.size) / MP3_RATE);
  const { samples, speech, cut } = trimToSpeech(sounds, MARGIN);
  const within = (seconds: number) =>
    Math.min(speech.end, Math.max(speech.start, seconds / profile.size - cut));
  return {
    samples,
    speech,
    words: alignWords(phones, words, pronounce).map(({ start, end }) => ({
      start: within(start),
      end: within(end),
    })),
  };
}
