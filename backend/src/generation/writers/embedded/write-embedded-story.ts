import type { Grade } from '@storysprout/contracts/rules';
import { loadLanguage } from './load-language.js';
import { tell, toStory } from './story-engine.js';
import type { EmbeddedStory, LanguageData, StoryRequest } from './types.js';
import { wordsOfTheme } from './themes/words-of-theme.js';

let loaded: LanguageData | null = null;

/** The authored data, read at the first call. */
export function languageData(): LanguageData {
  loaded ??= loadLanguage();
  return loaded;
}

/**
 * Writes a story with the embedded engine: no network, no key, about a millisecond after the first call.
 * Same request, same story. Its length lies in the grade's range; it is none of `request.recent`.
 */
export function writeEmbeddedStory(request: StoryRequest): EmbeddedStory {
  return toStory(tell(languageData(), request));
}

/** The words that a pupil's theme brings along, whoever writes the story (`wordsOfTheme`). */
export function themeWords(theme: string, grade: Grade): ReadonlySet<string> {
  return wordsOfTheme(languageData(), theme, grade);
}
