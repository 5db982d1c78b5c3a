import { Injectable } from '@nestjs/common';
import { THEMES, type ThemeId } from '@storysprout/contracts/rules';
import { checkDraft } from '../../checks/check-draft.js';
import { chooseKeywords } from '../../keywords/choose-keywords.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../story-writer.js';
import { writeEmbeddedStory } from './embedded-engine.js';
import type { EmbeddedStory } from './render/rendered-story.js';

export const EMBEDDED_MODEL = 'storysprout-embedded-1';

/** How many stories are written until one passes every check; rarely more than one. */
const MAX_ATTEMPTS = 12;

/** The writer that needs no key and no network: the product's own story engine. */
@Injectable()
export class EmbeddedWriterService extends StoryWriter {
  async writeStory(
    request: Omit<WriteRequest, 'source' | 'safetyId'>,
    { onProgress }: Pick<WriteHooks, 'onProgress'>,
  ): Promise<StoryDraft> {
    const { theme, grade, revision, recent, themeVocabulary } = request;
    onProgress('planning', 0);
    for (let attempt = 0; ; attempt += 1) {
      // The engine is deterministic by seed: another attempt or a refused draft needs another seed.
      const seed = [request.seed, revision?.draft.fingerprint ?? '', attempt || ''].join('|');
      const story = writeEmbeddedStory({ theme, grade, seed, recent: new Set(recent) });
      const draft = {
        sentences: story.sentences,
        keywords: chooseKeywords(story.sentences, { grade, seed, themeVocabulary }),
        aiModel: EMBEDDED_MODEL,
        fallbackTheme: fallbackThemeOf(story),
        fingerprint: story.fingerprint,
      };
      const isLastAttempt = attempt + 1 === MAX_ATTEMPTS;
      if (!isLastAttempt && checkDraft(draft, request).problems.length > 0) continue;
      onProgress('writing', story.sentences.length);
      return draft;
    }
  }
}

const fallbackThemeOf = ({ themeMatch }: EmbeddedStory): ThemeId | null =>
  themeMatch.kind === 'fallback' ? (THEMES.find(({ id }) => id === themeMatch.themeId)?.id ?? null) : null;
