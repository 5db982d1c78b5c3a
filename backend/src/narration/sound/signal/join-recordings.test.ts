import { describe, expect, it } from '@jest/globals';
import { recordingOf } from '@storysprout/e2e/stand-ins/lib/spoken-tones';
import { decibels, decodeMp3 } from '../../testing/audio-analysis.js';
import { joinRecordings, type Recording } from './join-recordings.js';
import { timeStretch } from './time-stretch.js';

const wordsIn = (text: string) => text.split(' ').length;
const record = (text: string, options = {}): Recording => ({
  bytes: recordingOf(text, options),
  words: wordsIn(text),
});
const join = (...sentences: Recording[][]) => joinRecordings({ sentences, speed: 1, speedUp: 1 });

/** A WAV file with room noise (a hum) under all of it, so that no cut is silent. */
function withHum(wav: Buffer): Buffer {
  const hummed = Buffer.from(wav);
  for (let at = 44; at + 1 < wav.length; at += 2)
    hummed.writeInt16LE(wav.readInt16LE(at) + Math.round(2500 * Math.cos((at / 2) * 0.02)), at);
  return hummed;
}

/** Largest difference between two samples. */
function largestJump(samples: Float32Array): number {
  let jump = 0;
  for (let index = 1; index < samples.length; index += 1)
    jump = Math.max(jump, Math.abs(samples[index]! - samples[index - 1]!));
  return jump;
}

describe('recordings are joined into one narration', () => {
  it('without clicks at the joints, even with room noise', async () => {
    const recording = (text: string): Recording => ({
      bytes: withHum(recordingOf(text)),
      words: wordsIn(text),
    });
    const { mp3 } = await join([recording('a small dog'), recording('runs home')], [recording('it sleeps')]);
    const { samples } = await decodeMp3(mp3);
    // The tones themselves change by 0.015 at most.
    expect(largestJump(samples)).toBeLessThan(0.025);
  });

  it('with equal loudness, whatever the service’s loudness', async () => {
    const quiet = recordingOf('a small dog');
    for (let at = 44; at < quiet.length; at += 2)
      quiet.writeInt16LE(Math.round(quiet.readInt16LE(at) / 8), at);
    const levels = [];
    for (const bytes of [quiet, recordingOf('a small dog')])
      levels.push(decibels((await decodeMp3((await join([{ bytes, words: 3 }])).mp3)).samples));
    expect(Math.abs(levels[0]! - levels[1]!)).toBeLessThan(1);
  });

  it('with the timings of speech, in order; empty for a sentence without words', async () => {
    const { timings } = await join([record('a dog')], [], [record('a cat')]);
    expect(timings.map(({ words }) => words)).toEqual([[], [], []]);
    const [first, none, last] = timings;
    expect(first!.end - first!.start).toBeCloseTo(0.17 + 0.06 + 0.27, 1);
    expect(none!.start).toBe(none!.end);
    expect(last!.start).toBeGreaterThan(first!.end + 0.3);
  });

  it.each<[string, Recording]>([
    ['a blip for a sentence', record('a small dog', { behave: 'tooShort' })],
    ['a speech for a word', record('dog', { behave: 'tooLong' })],
    ['half of a file', record('a small dog', { behave: 'torn' })],
    ['a page', record('a small dog', { behave: 'notAudio' })],
  ])('never of %s', async (_, recording) => {
    await expect(join([record('it sleeps')], [recording])).rejects.toThrow(/recording|WAV/);
  });

  it('at any plausible pace of a voice', async () => {
    for (const speed of [0.5, 1, 2]) {
      const sentences = ['I', 'Yes', 'extraordinarily', 'a b c d e f g h'].map((text) => [
        record(text, { speed }),
      ]);
      await expect(joinRecordings({ sentences, speed, speedUp: 1 })).resolves.toBeDefined();
    }
  });
});

describe('a time-stretched signal', () => {
  // Fades at both ends, as trimmed speech does.
  const faded = (index: number) => Math.min(1, index / 1000, (24_000 - index) / 1000);
  const tone = Float32Array.from(
    { length: 24_000 },
    (_, index) => 0.3 * faded(index) * Math.sin(index * 0.06),
  );
  const crossings = (samples: Float32Array) =>
    samples.reduce(
      (sum, value, index) => sum + (index > 0 && value >= 0 && samples[index - 1]! < 0 ? 1 : 0),
      0,
    );

  it.each([0.5, 0.8, 1.25, 2])('is %s times as long, with the same pitch and loudness', (factor) => {
    const stretched = timeStretch(tone, 24_000, factor);
    expect(stretched).toHaveLength(24_000 * factor);
    expect(Math.abs(crossings(stretched) / factor / crossings(tone) - 1)).toBeLessThan(0.02);
    expect(Math.abs(decibels(stretched) - decibels(tone))).toBeLessThan(1);
    expect(largestJump(stretched)).toBeLessThan(largestJump(tone) * 1.5);
  });
});
