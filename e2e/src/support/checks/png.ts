import { readFile } from 'node:fs/promises';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';

/** A PNG, decoded: its pixels, and what its text chunks say. */
export interface DecodedPng {
  width: number;
  height: number;
  fileSize: number;
  texts: Record<string, string>;
  /** `#rrggbb` */
  colourAt(x: number, y: number): string;
  /** The text of a QR code in the part of the picture that begins here and reaches to its bottom. */
  readQrCode(x: number, y: number, width: number): string | undefined;
}

function textChunksOf(file: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) !== 'tEXt') continue;
    const [keyword, text] = file.toString('latin1', at + 8, at + 8 + file.readUInt32BE(at)).split('\0');
    texts[keyword!] = text!;
  }
  return texts;
}

/** Reads a PNG file. A damaged one, or one with a false checksum, is refused. */
export async function readPng(file: string | Buffer): Promise<DecodedPng> {
  const bytes = typeof file === 'string' ? await readFile(file) : file;
  const png = PNG.sync.read(bytes);
  return {
    width: png.width,
    height: png.height,
    fileSize: bytes.length,
    texts: textChunksOf(bytes),
    colourAt: (x, y) => `#${png.data.toString('hex', (y * png.width + x) * 4, (y * png.width + x) * 4 + 3)}`,
    readQrCode(x, y, width) {
      const part = new PNG({ width, height: png.height - y });
      PNG.bitblt(png, part, x, y, width, part.height, 0, 0);
      return jsQr(new Uint8ClampedArray(part.data), part.width, part.height)?.data;
    },
  };
}
