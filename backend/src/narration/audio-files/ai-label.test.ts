import { describe, expect, it } from '@jest/globals';
import { labelAsAi } from './ai-label.js';

const SOUND = Uint8Array.of(0xff, 0xf3, 1, 2, 3);

/** Reads an ID3 2.3 tag of TXXX frames. */
function read(file: Uint8Array) {
  const bytes = Buffer.from(file);
  const size = bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0);
  const texts: Record<string, string> = {};
  for (let at = 10; at < 10 + size;) {
    const length = bytes.readUInt32BE(at + 4);
    const frame = bytes.subarray(at + 10, at + 10 + length);
    expect([bytes.subarray(at, at + 4).toString('latin1'), frame[0]]).toEqual(['TXXX', 0]);
    const [description, value] = frame.subarray(1).toString('latin1').split('\0');
    texts[description!] = value!;
    at += 10 + length;
  }
  return {
    magic: bytes.subarray(0, 5).toString('latin1'),
    label: JSON.parse(texts.AIGC!),
    engine: texts.AIEngine,
    sound: Uint8Array.from(bytes.subarray(10 + size)),
  };
}

describe('the AI label', () => {
  it('is in the file’s metadata, and the audio after it is unchanged', () => {
    expect(read(labelAsAi(SOUND, { producer: '故事芽', id: 'abc', engine: 'qwen/x/1' }))).toEqual({
      magic: 'ID3\x03\0',
      engine: 'qwen/x/1',
      label: {
        AIGC: {
          Label: '1',
          ContentProducer: '故事芽',
          ProduceID: 'abc',
          ReservedCode1: '',
          ContentPropagator: '故事芽',
          PropagateID: 'abc',
          ReservedCode2: '',
        },
      },
      sound: SOUND,
    });
  });
});
