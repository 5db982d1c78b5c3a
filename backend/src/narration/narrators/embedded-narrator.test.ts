import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { VOICES } from '@storysprout/contracts/voices';
import type { SpokenAudio } from './narrator.js';
import { normalizeSentence } from '../speech-text/normalize-sentence.js';
import { decibels, decodeMp3, medianPitch, detectOnsets, type PcmAudio } from '../testing/audio-analysis.js';
import { SoundWorkerPool } from '../sound/sound-worker.pool.js';
import { EmbeddedNarratorService } from './embedded-narrator.service.js';
import { VOICE_PROFILES } from '../sound/synthesis/voice-profiles.js';
import { setImmediate } from 'node:timers/promises';

const STORY = [
  'Today is Sunday, and Jack is 7.',
  'He and his grandfather go to the zoo at 9:30.',
  'First, Mr. Green shows them a well-known parrot.',
  '“Where is my bear?” asks Jack.',
  'Four fish swim by.',
  'What is that?',
  'It is an elephant with the toy bear!',
];
/** Audible ratio of two pitches: almost a semitone. */
const DISTINCT = 1.05;

const workers = new SoundWorkerPool();
const narrator = new EmbeddedNarratorService(workers);
const patience = new AbortController().signal;
const read = (sentences: string[], voice = 'nova', speed = 1) =>
  narrator.narrate({ sentences: sentences.map(normalizeSentence), voice, speed, region: 'global' }, patience);

interface DecodedNarration extends SpokenAudio {
  sound: PcmAudio;
}
const narrations = new Map<string, DecodedNarration>();
beforeAll(async () => {
  for (const { value } of VOICES) {
    const audio = await read(STORY, value);
    narrations.set(value, { ...audio, sound: await decodeMp3(audio.mp3) });
  }
}, 120_000);
afterAll(() => workers.onModuleDestroy());

const each = VOICES.map(({ value }) => value);
const lengthOf = ({ samples, rate }: PcmAudio) => samples.length / rate;

describe('the 14 voices', () => {
  it('are the product’s, each with its own profile', () => {
    expect(Object.keys(VOICE_PROFILES).sort()).toEqual([...each].sort());
    expect(each).toHaveLength(14);
  });

  it('are all audible, and equally loud', () => {
    const levels = each.map((voice) => decibels(narrations.get(voice)!.sound.samples));
    expect(Math.min(...levels)).toBeGreaterThan(-26);
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(2);
  });

  it('never clip', () => {
    for (const { sound } of narrations.values())
      expect(sound.samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(1.1);
  });

  it('differ in pitch pairwise', () => {
    const pitches = each.map((voice) => medianPitch(narrations.get(voice)!.sound)).sort((a, b) => a - b);
    const steps = pitches.slice(1).map((pitch, index) => pitch / pitches[index]!);
    expect(pitches[0]).toBeGreaterThan(70);
    expect(pitches.at(-1)).toBeLessThan(300);
    expect(Math.min(...steps)).toBeGreaterThan(DISTINCT);
  });
});

describe('timings', () => {
  it.each(each)('of %s: a sentence starts at its sound’s onset, within 100 ms', (voice) => {
    const { timings, sound } = narrations.get(voice)!;
    expect(timings).toHaveLength(STORY.length);
    // Thresholds from a breath to a vowel.
    for (const share of [0.02, 0.05, 0.1]) {
      const starts = detectOnsets(sound, share);
      for (const { start } of timings)
        expect(Math.min(...starts.map((onset) => Math.abs(onset - start)))).toBeLessThan(0.1);
    }
  });

  it.each(each)('of %s: one for each word, in order inside the sentence', (voice) => {
    const { timings, sound } = narrations.get(voice)!;
    let before = 0;
    for (const [index, { start, end, words }] of timings.entries()) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      expect(words).toHaveLength(normalizeSentence(STORY[index]!).words.length);
      let at = start;
      for (const word of words) {
        expect(word.start).toBeGreaterThanOrEqual(at);
        expect(word.end).toBeGreaterThan(word.start);
        at = word.end;
      }
      expect(at).toBeLessThanOrEqual(end);
      before = end;
    }
    expect(before).toBeLessThan(lengthOf(sound));
  });

  it('are longer for longer words, and for numbers as long as their spoken words', async () => {
    const { timings } = await read(['A cat saw 1,234 elephants.']);
    const [a, cat, saw, number, elephants] = timings[0]!.words.map(({ start, end }) => end - start);
    expect(a!).toBeLessThan(cat!);
    expect(elephants!).toBeGreaterThan(cat!);
    expect(number!).toBeGreaterThan(3 * saw!);
  });

  it('are empty for a sentence without words, and in order for its neighbours', async () => {
    const { timings } = await read(['Hello there.', '你好！', '…', 'Goodbye.']);
    expect(timings.map(({ words }) => words.length)).toEqual([2, 0, 0, 1]);
    expect(timings[1]!.start).toBe(timings[1]!.end);
    expect(timings[3]!.start).toBeGreaterThanOrEqual(timings[2]!.end);
  });
});

describe('a narration', () => {
  it('is deterministic', async () => {
    const { mp3 } = await read(STORY);
    expect(Buffer.compare(mp3, narrations.get('nova')!.mp3)).toBe(0);
  });

  it('is longer when slow, shorter when fast, at the same pitch', async () => {
    const [slow, quick] = await Promise.all([0.5, 2].map((speed) => read(STORY, 'nova', speed)));
    const [slowly, quickly] = [await decodeMp3(slow!.mp3), await decodeMp3(quick!.mp3)];
    const normal = narrations.get('nova')!.sound;
    expect(lengthOf(slowly) / lengthOf(normal)).toBeGreaterThan(1.8);
    expect(lengthOf(quickly) / lengthOf(normal)).toBeLessThan(0.6);
    for (const sound of [slowly, quickly])
      expect(Math.abs(Math.log2(medianPitch(sound) / medianPitch(normal)))).toBeLessThan(0.2);
    expect(slow!.timings.at(-1)!.end).toBeLessThan(lengthOf(slowly));
  });

  it('does not block the event loop', async () => {
    let ticks = 0;
    const watch = setInterval(() => (ticks += 1), 1);
    await read(STORY);
    clearInterval(watch);
    // On the event loop itself it would be a single tick.
    expect(ticks).toBeGreaterThan(20);
  });

  it('ends at once when its signal aborts, and the next one succeeds', async () => {
    const reason = new Error('too late');
    const stop = new AbortController();
    const failed = jest.fn();
    const request = {
      sentences: STORY.map(normalizeSentence),
      voice: 'luna',
      speed: 1,
      region: 'global' as const,
    };
    void narrator.narrate(request, stop.signal).catch(failed);
    await setImmediate();
    stop.abort(reason);
    await setImmediate();
    expect(failed.mock.calls).toEqual([[reason]]);
    expect((await read(['Hello.'])).timings).toHaveLength(1);
  });

  it('fails with PROVIDER_FAILED when the worker fails, and the next one succeeds', async () => {
    await expect(read(['Hello.'], 'nobody')).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect((await read(['Hello.'])).timings).toHaveLength(1);
  });
});
