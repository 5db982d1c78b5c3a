import { describe, expect, it } from '@jest/globals';
import { recordingOf } from '@storysprout/e2e/stand-ins/lib/spoken-tones';
import { encodeMp3, MP3_RATE } from './encode-mp3.js';
import { decodeRecording } from './decode-recording.js';

const TEXT = 'The small dog runs home';
const secondsOf = async (bytes: Uint8Array) => (await decodeRecording(bytes)).length / MP3_RATE;

/** A WAV file with another chunk before its data, as some programs write one. */
function withChunk(wav: Buffer): Buffer {
  const chunk = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
  return Buffer.concat([wav.subarray(0, 36), chunk, wav.subarray(36)]);
}

describe('a recording is decoded', () => {
  it('at any sample rate, with or without a size in its header', async () => {
    const whole = await secondsOf(recordingOf(TEXT, { rate: 24_000 }));
    expect(whole).toBeGreaterThan(1);
    for (const rate of [8000, 16_000, 44_100, 48_000])
      expect(Math.abs((await secondsOf(recordingOf(TEXT, { rate }))) - whole)).toBeLessThan(0.01);
    expect(await secondsOf(recordingOf(TEXT, { isStreamed: true }))).toBe(whole);
    expect(await secondsOf(withChunk(recordingOf(TEXT)))).toBe(whole);
  });

  it('from the first of two channels', async () => {
    const wav = recordingOf(TEXT);
    wav.writeUInt16LE(2, 22);
    expect((await secondsOf(wav)) * 2).toBeCloseTo(await secondsOf(recordingOf(TEXT)), 3);
  });

  it('from MP3, the only format of some services', async () => {
    const samples = await decodeRecording(recordingOf(TEXT));
    const seconds = await secondsOf(await encodeMp3(samples));
    expect(Math.abs(seconds - samples.length / MP3_RATE)).toBeLessThan(0.1);
  });

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a page', recordingOf(TEXT, { behave: 'notAudio' })],
    ['half of a file', recordingOf(TEXT, { behave: 'torn' })],
    ['a header alone', recordingOf(TEXT).subarray(0, 36)],
    ['a part of a header', recordingOf(TEXT).subarray(0, 30)],
    ['what begins like MP3', Buffer.concat([Buffer.of(0xff, 0xfb), Buffer.from('nonsense'.repeat(20))])],
  ])('never from %s', async (_, bytes) => {
    const samples = await decodeRecording(bytes).catch(() => new Float32Array());
    expect(samples).toHaveLength(0);
  });
});
