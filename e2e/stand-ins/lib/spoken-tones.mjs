// @ts-check

/**
 * Faulty recordings: `empty` no bytes; `notAudio` an HTML page; `tooShort` a single beep; `tooLong` the text twelve times; `torn` half
 * of the file that its header announces.
 * @typedef {'empty' | 'notAudio' | 'tooShort' | 'tooLong' | 'torn'} BadRecording
 */

const HEADER_BYTES = 44;
/** Duration in seconds of a letter, the addition per word, and the pause between words: about 150 words per minute. */
const [LETTER, WORD, GAP] = [0.05, 0.12, 0.06];
/** Seconds of silence at both ends. */
const EDGE = 0.1;
const VOLUME = 8000;

/**
 * A recording of a text: one tone per word, as long as the spoken word.
 * @param {string} text
 * @param {object} [options]
 * @param {number} [options.rate] samples per second
 * @param {number} [options.speed] 2 is twice as fast
 * @param {string} [options.behave] a {@link BadRecording}; other values are ignored
 * @param {boolean} [options.isStreamed] the header does not contain the size, as in a streamed file
 */
export function recordingOf(text, { rate = 24_000, speed = 1, behave, isStreamed = false } = {}) {
  if (behave === 'empty') return Buffer.alloc(0);
  if (behave === 'notAudio') return Buffer.from('<!doctype html><title>Bad gateway</title>');
  const spoken = behave === 'tooShort' ? '' : behave === 'tooLong' ? `${text} `.repeat(12) : text;
  const samples = tonesOf(spoken, rate, speed);
  const wav = wavOf(samples, rate, isStreamed);
  return behave === 'torn'
    ? wav.subarray(0, HEADER_BYTES + Math.floor((wav.length - HEADER_BYTES) / 2))
    : wav;
}

/** @param {string} text @param {number} rate @param {number} speed */
function tonesOf(text, rate, speed) {
  const words = text.split(/\s+/).filter(Boolean);
  /** @type {number[]} */
  const samples = [];
  const add = (/** @type {number} */ seconds, /** @type {number} */ hertz) => {
    const count = Math.round((seconds / speed) * rate);
    const ramp = Math.min(count / 2, rate / 200);
    for (let index = 0; index < count; index += 1) {
      const fade = Math.min(1, index / ramp, (count - index) / ramp);
      samples.push(
        hertz === 0 ? 0 : Math.round(VOLUME * fade * Math.sin((2 * Math.PI * hertz * index) / rate)),
      );
    }
  };
  add(EDGE, 0);
  if (words.length === 0) add(0.02, 440);
  for (const word of words) {
    add(LETTER * word.length + WORD, 180 + 20 * (word.length % 8));
    add(GAP, 0);
  }
  add(EDGE, 0);
  return Int16Array.from(samples);
}

/** @param {Int16Array} samples @param {number} rate @param {boolean} isStreamed */
function wavOf(samples, rate, isStreamed) {
  const bytes = samples.length * 2;
  const wav = Buffer.alloc(HEADER_BYTES + bytes);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(isStreamed ? 0xffffffff : 36 + bytes, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(isStreamed ? 0xffffffff : bytes, 40);
  samples.forEach((sample, index) => wav.writeInt16LE(sample, HEADER_BYTES + index * 2));
  return wav;
}
