import { createHash } from 'node:crypto';
import type { LanguageData } from '../data/language-data.js';

/**
 * The fallback for a theme in which nothing is recognized: the suggested theme whose words overlap most with the text
 * (Chinese by characters, English by trigrams). When none overlaps, a pseudorandom but stable one.
 */
export function pickFallbackTheme(text: string, data: LanguageData): string {
  let [best, most] = [null as string | null, 0];
  for (const { id, en, zh, weakEn, weakZh } of data.themes) {
    const overlap = Math.max(
      ...[...zh, ...weakZh].map((word) => overlapShare([...word], [...text])),
      ...[...en, ...weakEn].map((word) => overlapShare(trigrams(word), trigrams(text))),
    );
    if (overlap > most) [best, most] = [id, overlap];
  }
  if (best) return best;
  const hash = createHash('sha256').update(text).digest().readUInt32BE(0);
  return data.themes[hash % data.themes.length]!.id;
}

/** The share, 0 to 1, of a word's parts that a text has; spaces and single letters do not count. */
function overlapShare(wordParts: readonly string[], textParts: readonly string[]): number {
  const inText = new Set(textParts);
  return (
    wordParts.filter((part) => part.trim() !== '' && !/^[a-z0-9']$/.test(part) && inText.has(part)).length /
    wordParts.length
  );
}

function trigrams(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 2, 1) }, (_, start) => text.slice(start, start + 3));
}
