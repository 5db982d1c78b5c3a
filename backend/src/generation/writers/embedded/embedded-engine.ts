import type { Grade } from '@storysprout/contracts/rules';
import { gradedDictionary } from '../../../language/dictionary/dictionary.js';
import type { LanguageData } from './data/language-data.js';
import { loadLanguageData } from './load-language-data.js';
import { renderStory } from './render/render-story.js';
import { toEmbeddedStory, type EmbeddedStory, type EmbeddedStoryRequest } from './render/rendered-story.js';
import { themeIndexOf } from './themes/theme-index.js';
import { collectThemeVocabulary } from './themes/theme-vocabulary.js';

let loaded: LanguageData | null = null;

/** The authored data, loaded at the first call. */
export function languageData(): LanguageData {
  loaded ??= loadLanguageData();
  return loaded;
}

/**
 * Loads the data and its indexes at start-up (about a tenth of a second), so that the first pupil does not wait. The pinyin
 * of the Chinese words is left out, because few themes need it.
 */
export function warmUpEngine(): void {
  themeIndexOf(languageData());
  gradedDictionary();
}

/**
 * Writes a story with the embedded engine: no network, no key, about a millisecond after the first call. Deterministic:
 * the same request gives the same story. Its length is in the grade's range; it is none of `request.recent`.
 */
export function writeEmbeddedStory(request: EmbeddedStoryRequest): EmbeddedStory {
  return toEmbeddedStory(renderStory(languageData(), request));
}

/** The vocabulary of a pupil's theme, for stories of every writer (`collectThemeVocabulary`). */
export function themeVocabulary(theme: string, grade: Grade): ReadonlySet<string> {
  return collectThemeVocabulary(languageData(), theme, grade);
}
