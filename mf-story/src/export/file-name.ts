/** Bytes of UTF-8: 40 Chinese characters, well below the 255 that file systems allow. */
const MAX_NAME_BYTES = 120;
const FALLBACK_NAME = 'StorySprout';

/** Device names that Windows reserves, with or without an extension. */
const RESERVED_NAME = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Truncates a text to a number of UTF-8 bytes, in whole graphemes. */
function truncateToBytes(bytes: number, text: string): string {
  const encoder = new TextEncoder();
  let cut = '';
  let left = bytes;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= encoder.encode(segment).length;
    if (left < 0) break;
    cut += segment;
  }
  return cut;
}

/**
 * File name for a theme, valid on every file system: without reserved names and characters, invisible characters and
 * direction marks. E.g. `动物园之旅.png`.
 */
export function fileNameOf(theme: string): string {
  const readable = theme
    .normalize('NFC')
    // Invisible characters, direction marks and the characters that Windows reserves.
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ');
  const name = truncateToBytes(MAX_NAME_BYTES, readable.replace(/^[ .]+/, '')).replace(/[ .]+$/, '');
  return `${RESERVED_NAME.test(name) ? `${FALLBACK_NAME} ${name}` : name || FALLBACK_NAME}.png`;
}
