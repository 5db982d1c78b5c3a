import type { Grade } from '@storysprout/contracts/rules';
import type { StoryDraft } from '../../story-writer.js';
import { themeVocabulary } from '../embedded-engine.js';
import { EmbeddedWriterService } from '../embedded-writer.service.js';

/** A draft of the embedded writer, for tests. */
export function embeddedDraft(theme: string, grade: Grade, seed = 'a'): Promise<StoryDraft> {
  const request = { theme, grade, seed, recent: [], themeVocabulary: themeVocabulary(theme, grade) };
  return new EmbeddedWriterService().writeStory(request, { onProgress: () => {} });
}
