import { inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads an 8-bit RGBA PNG: size in pixels, decompressed rows and names of the chunks. Throws for any other file. */
export function readPng(file: Buffer) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('no PNG');
  const chunks: { name: string; data: Buffer }[] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.push({
      name: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  const header = chunks[0]!.data;
  if (header[8] !== 8 || header[9] !== 6) throw new Error('no 8-bit RGBA');
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    rows: inflateSync(packed),
    chunks: chunks.map(({ name }) => name),
  };
}
