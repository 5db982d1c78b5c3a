/** Line breaks, tabs and other controls: shown as a space. */
const CONTROLS = /\p{Cc}+/gu;
/** Marks that turn the direction of what stands around them, and invisible characters without a use in a theme. */
const DIRECTION_AND_INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/**
 * A theme as it is stored, shown and compared: in composed form (NFC), on one line, without characters that could
 * disturb the page around it. Zero-width joiners stay, because emoji need them. May come out empty.
 */
export function normalizeTheme(theme: string): string {
  return theme
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(DIRECTION_AND_INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
