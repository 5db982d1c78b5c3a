import type { Grade } from '@storysprout/contracts/rules';
import { gradedDictionary } from '../../../language/dictionary/dictionary.js';
import { loadLanguageData } from './data/load-language.js';
import { renderStory, toEmbeddedStory } from './render/render-story.js';
import type { EmbeddedStory, LanguageData, EmbeddedStoryRequest } from './data/language-data.js';
import { themeIndexOf } from './themes/theme-index.js';
import { collectThemeVocabulary } from './themes/theme-words.js';

let loaded: LanguageData | null = null;

/** The authored data, read at the first call. */
export function languageData(): LanguageData {
  loaded ??= loadLanguageData();
  return loaded;
}

/**
 * Reads all data ahead of need, so that the first pupil does not wait for it: about a tenth of a second. But for the sounds
 * of the Chinese words, which hardly any theme needs.
 */
export function warmUpEngine(): void {
  themeIndexOf(languageData());
  gradedDictionary();
}

/**
 * Writes a story with the embedded engine: no network, no key, about a millisecond after the first call.
 * Same request, same story. Its length lies in the grade's range; it is none of `request.recent`.
 */
export function writeEmbeddedStory(request: EmbeddedStoryRequest): EmbeddedStory {
  return toEmbeddedStory(renderStory(languageData(), request));
}

/** The words that a pupil's theme brings along, whoever writes the story (`wordsOfTheme`). */
export function themeVocabulary(theme: string, grade: Grade): ReadonlySet<string> {
  return collectThemeVocabulary(languageData(), theme, grade);
}
