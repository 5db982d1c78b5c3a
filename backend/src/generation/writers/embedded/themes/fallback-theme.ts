import { createHash } from 'node:crypto';
import type { LanguageData } from '../data/language-data.js';

/** The suggested theme whose words share the most with a text; by chance, but always the same, when none shares any. */
export function pickFallbackTheme(text: string, data: LanguageData): string {
  let [best, most] = [null as string | null, 0];
  for (const { id, en, zh, weakEn, weakZh } of data.themes) {
    const shared = Math.max(
      ...[...zh, ...weakZh].map((word) => overlapShare([...word], [...text])),
      ...[...en, ...weakEn].map((word) => overlapShare(trigrams(word), trigrams(text))),
    );
    if (shared > most) [best, most] = [id, shared];
  }
  if (best) return best;
  const chance = createHash('sha256').update(text).digest().readUInt32BE(0);
  return data.themes[chance % data.themes.length]!.id;
}

/** Share of the parts of a word that a text has, 0 to 1; spaces and single letters say nothing. */
function overlapShare(word: readonly string[], text: readonly string[]): number {
  const has = new Set(text);
  return (
    word.filter((part) => part.trim() !== '' && !/^[a-z0-9']$/.test(part) && has.has(part)).length /
    word.length
  );
}

function trigrams(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 2, 1) }, (_, at) => text.slice(at, at + 3));
}
