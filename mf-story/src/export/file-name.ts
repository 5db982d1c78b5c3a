/** Bytes of UTF-8: 40 Chinese characters, and far under the 255 that file systems take. */
const MAX_NAME_BYTES = 120;
const FALLBACK_NAME = 'StorySprout';

/** Names that Windows keeps for its devices, whatever follows a dot. */
const RESERVED_NAME = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The longest beginning of whole characters, as a person sees them, that fits. */
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
 * A file name made from a theme that every file system takes and that reads as it is: nothing that reserves, hides or
 * turns round, e.g. `动物园之旅.png`.
 */
export function fileNameOf(theme: string): string {
  const readable = theme
    .normalize('NFC')
    // Unseen characters, among them the ones that change the reading direction, and what Windows reserves.
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ');
  const name = truncateToBytes(MAX_NAME_BYTES, readable.replace(/^[ .]+/, '')).replace(/[ .]+$/, '');
  return `${RESERVED_NAME.test(name) ? `${FALLBACK_NAME} ${name}` : name || FALLBACK_NAME}.png`;
}
