import { expect, test } from '@jest/globals';
import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { insertTextChunk } from './png-text';

/** One grey pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Parses the chunks of a PNG and validates them like a decoder. */
function chunksOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

test('inserts the text after the header with a valid length and checksum, and changes nothing else', () => {
  const before = chunksOf(PIXEL);
  const [header, text, ...rest] = chunksOf(insertTextChunk(PIXEL, 'AIGC', '{"a":1}'));
  expect(header).toEqual(before[0]);
  expect(text!.type).toBe('tEXt');
  expect(text!.data.toString('latin1')).toBe('AIGC\0{"a":1}');
  expect(rest).toEqual(before.slice(1));
});

test('throws for bytes that are no PNG', () => {
  expect(() => insertTextChunk(new Uint8Array(100), 'AIGC', '{}')).toThrow('not a PNG');
  expect(() => insertTextChunk(PIXEL.slice(0, 20), 'AIGC', '{}')).toThrow('not a PNG');
});
