import { tokenizeLowerCase } from '../../language/text/tokenize.js';
import { themeVocabulary } from '../writers/embedded/embedded-engine.js';
import type { WriteRequest } from '../writers/story-writer.js';

/**
 * The vocabulary that counts as known in a story about a theme, in lower case. When a provider writes, the English words of
 * the theme count too: a pupil who types "axolotl" knows the word. The embedded engine uses only words of its lexicons.
 */
export function vocabularyForRequest({
  theme,
  grade,
  source,
}: Pick<WriteRequest, 'theme' | 'grade' | 'source'>): ReadonlySet<string> {
  const vocabulary = themeVocabulary(theme, grade);
  if (source === 'embedded') return vocabulary;
  const typed = tokenizeLowerCase(theme);
  return new Set([...vocabulary, ...typed, ...typed.map((word) => `${word}s`)]);
}
