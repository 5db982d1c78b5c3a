import { describe, expect, it } from '@jest/globals';
import { labelAsAi } from './label-ai.js';

const SOUND = Uint8Array.of(0xff, 0xf3, 1, 2, 3);

/** Reads an ID3 2.3 tag with one TXXX frame. */
function read(file: Uint8Array) {
  const bytes = Buffer.from(file);
  const size = bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0);
  const frame = bytes.subarray(20, 10 + size);
  const [description, value] = frame.subarray(1).toString('latin1').split('\0');
  return {
    magic: bytes.subarray(0, 5).toString('latin1'),
    frameName: bytes.subarray(10, 14).toString('latin1'),
    frameSizeFits: bytes.readUInt32BE(14) === size - 10,
    encoding: frame[0],
    description,
    label: JSON.parse(value!),
    sound: Uint8Array.from(bytes.subarray(10 + size)),
  };
}

describe('the AI label', () => {
  it('stands in the file’s metadata, and the sound behind it is unchanged', () => {
    expect(read(labelAsAi(SOUND, { producer: '故事芽', id: 'abc' }))).toEqual({
      magic: 'ID3\x03\0',
      frameName: 'TXXX',
      frameSizeFits: true,
      encoding: 0,
      description: 'AIGC',
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
