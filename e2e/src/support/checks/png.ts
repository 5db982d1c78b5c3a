import { readFile } from 'node:fs/promises';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';

/** A decoded PNG: pixels and text chunks. */
export interface DecodedPng {
  width: number;
  height: number;
  fileSize: number;
  texts: Record<string, string>;
  /** `#rrggbb` */
  colourAt(x: number, y: number): string;
  /** Decodes a QR code in the part of the image from (x, y) to its lower edge. */
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

/** Decodes a PNG file; throws on a damaged file or a wrong checksum. */
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
