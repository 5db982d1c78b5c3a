import { buf as crc32 } from 'crc-32';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of a chunk besides its data: length, type and checksum. */
const AROUND_DATA = 12;
/** Bytes of the signature and the header chunk, which is always the first. */
const HEADER_END = SIGNATURE.length + AROUND_DATA + 13;

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Serializes a `tEXt` chunk: length, type, keyword, NUL, text, and a checksum of everything from the type on. */
function textChunk(keyword: string, text: string): Uint8Array<ArrayBuffer> {
  const content = latin1(`tEXt${keyword}\0${text}`);
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setInt32(content.length + 4, crc32(content));
  return chunk;
}

/**
 * Inserts a `tEXt` chunk into a PNG, after the header chunk.
 * @param png a whole PNG file
 * @param keyword 1 to 79 characters of ASCII
 * @param text ASCII
 * @throws where the bytes are not a PNG
 */
export function insertTextChunk(
  png: Uint8Array<ArrayBuffer>,
  keyword: string,
  text: string,
): Uint8Array<ArrayBuffer> {
  if (png.length < HEADER_END || SIGNATURE.some((byte, index) => png[index] !== byte))
    throw new Error('not a PNG');
  const chunk = textChunk(keyword, text);
  const labelled = new Uint8Array(png.length + chunk.length);
  labelled.set(png.subarray(0, HEADER_END));
  labelled.set(chunk, HEADER_END);
  labelled.set(png.subarray(HEADER_END), HEADER_END + chunk.length);
  return labelled;
}
