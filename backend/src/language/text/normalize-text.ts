import { replaceHomoglyphs } from './homoglyphs.js';
import { toSimplifiedChinese } from './traditional-chinese.js';

/**
 * Text normalization, one function for each purpose:
 * - `normalizeTheme`: the form in which a theme is stored, shown and sent to a provider; keeps what the pupil wrote;
 * - `normalizeForSearch`: the form in which a theme is compared with words and aliases; loses case and width;
 * - `normalizeForScreening`: the form in which unsafe terms are looked for; also loses accents, homoglyphs and invisible
 *   characters, so that no disguise hides a term.
 */

/** Line breaks, tabs and other control characters: shown as a space. */
const CONTROLS = /\p{Cc}+/gu;
/** Bidirectional marks, which reorder the text around them, and invisible characters without a use in a theme. */
const BIDI_AND_INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/**
 * A theme in composed form (NFC), on one line, without characters that disturb the page around it. Zero-width joiners
 * stay, because emoji need them. Idempotent; may be empty.
 */
export function normalizeTheme(theme: string): string {
  return theme
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(BIDI_AND_INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Compatibility form (NFKC) in lower case, one space between words, straight apostrophes. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** Format characters and combining marks. */
const INVISIBLE = /[\p{Cf}\p{M}]/gu;
const APOSTROPHES = /['’‘`´ʼ]/g;

/**
 * A text without the disguises of letters: full width, capitals, accents, homoglyphs, boxed letters, traditional Chinese
 * characters, invisible characters. Spaces and punctuation stay, apostrophes go.
 */
export function normalizeForScreening(text: string): string {
  const plain = text.normalize('NFKD').replace(INVISIBLE, '').toLowerCase().replace(APOSTROPHES, '');
  return toSimplifiedChinese(replaceHomoglyphs(plain).normalize('NFC'));
}
