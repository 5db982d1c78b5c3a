import { themeVocabulary } from '../writers/embedded/embedded-engine.js';
import type { WriteRequest } from '../writers/story-writer.js';

/**
 * The words that count as known in a story about a theme, in lower case. What a pupil typed in English counts too where a
 * provider writes: who asks for an axolotl knows the word. The embedded engine tells only of what its lexicons hold.
 */
export function vocabularyForRequest({
  theme,
  grade,
  source,
}: Pick<WriteRequest, 'theme' | 'grade' | 'source'>): ReadonlySet<string> {
  const own = themeVocabulary(theme, grade);
  if (source === 'embedded') return own;
  const typed = theme.toLowerCase().match(/[a-z']+(?:-[a-z']+)*/g) ?? [];
  return new Set([...own, ...typed, ...typed.map((word) => `${word}s`)]);
}
