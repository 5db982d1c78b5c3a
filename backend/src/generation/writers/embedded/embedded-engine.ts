import type { Grade } from '@storysprout/contracts/rules';
import { dictionary } from '../../../language/dictionary/dictionary.js';
import { loadLanguage } from './data/load-language.js';
import { tell, toStory } from './render/render-story.js';
import type { EmbeddedStory, LanguageData, StoryRequest } from './data/language-data.js';
import { themeIndex } from './themes/theme-index.js';
import { wordsOfTheme } from './themes/theme-words.js';

let loaded: LanguageData | null = null;

/** The authored data, read at the first call. */
export function languageData(): LanguageData {
  loaded ??= loadLanguage();
  return loaded;
}

/**
 * Reads all data ahead of need, so that the first pupil does not wait for it: about a tenth of a second. But for the sounds
 * of the Chinese words, which hardly any theme needs.
 */
export function warmUp(): void {
  themeIndex(languageData());
  dictionary();
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
