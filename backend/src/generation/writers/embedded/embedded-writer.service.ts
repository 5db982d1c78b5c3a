import { Injectable } from '@nestjs/common';
import { THEMES, type ThemeId } from '@storysprout/contracts/rules';
import { checkDraft } from '../../checks/check-draft.js';
import { chooseKeywords } from '../../keywords/choose-keywords.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../story-writer.js';
import type { EmbeddedStory } from './data/language-data.js';
import { themeVocabulary, writeEmbeddedStory } from './embedded-engine.js';

export const EMBEDDED_MODEL = 'storysprout-embedded-1';

/** How many stories are told until one passes every check; hardly ever more than one. */
const MAX_ATTEMPTS = 12;

/** The writer that needs no key and no network: the product's own story engine. */
@Injectable()
export class EmbeddedWriterService extends StoryWriter {
  async writeStory(
    request: Omit<WriteRequest, 'source' | 'safetyId'>,
    { onProgress }: Pick<WriteHooks, 'onProgress'>,
  ): Promise<StoryDraft> {
    const { theme, grade, revision, recent } = request;
    const own = themeVocabulary(theme, grade);
    onProgress('planning', 0);
    for (let attempt = 0; ; attempt += 1) {
      // The engine tells the same story for the same seed: a refused draft needs another one.
      const seed = [request.seed, revision?.draft.fingerprint ?? '', attempt || ''].join('|');
      const story = writeEmbeddedStory({ theme, grade, seed, recent: new Set(recent) });
      const keywords = chooseKeywords(story.sentences, { grade, seed, themeVocabulary: own });
      const draft = {
        sentences: story.sentences,
        keywords,
        aiModel: EMBEDDED_MODEL,
        fallbackTheme: fallbackThemeOf(story),
        fingerprint: story.fingerprint,
      };
      if (attempt + 1 < MAX_ATTEMPTS && checkDraft(draft, request, own).problems.length > 0) continue;
      onProgress('writing', story.sentences.length);
      return draft;
    }
  }
}

const fallbackThemeOf = ({ themeMatch }: EmbeddedStory): ThemeId | null =>
  themeMatch.kind === 'nearest' ? (THEMES.find(({ id }) => id === themeMatch.themeId)?.id ?? null) : null;
