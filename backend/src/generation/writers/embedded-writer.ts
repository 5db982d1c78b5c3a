import { Injectable } from '@nestjs/common';
import { chooseKeywords } from '../keywords/choose-keywords.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../story-writer.js';
import { writeEmbeddedStory } from './embedded/write-embedded-story.js';

export const EMBEDDED_MODEL = 'storysprout-embedded-1';

/** The writer that needs no key and no network: the product's own story engine. */
@Injectable()
export class EmbeddedWriter extends StoryWriter {
  async write(request: WriteRequest, { onProgress }: WriteHooks): Promise<StoryDraft> {
    const { theme, grade, revision, recent } = request;
    // The engine tells the same story for the same seed: a refused draft needs another one.
    const seed = revision ? `${request.seed}|${revision.draft.fingerprint}` : request.seed;
    onProgress('planning', 0);
    const story = writeEmbeddedStory({ theme, grade, seed, recent: new Set(recent) });
    onProgress('writing', story.sentences.length);
    return {
      sentences: story.sentences,
      keywords: chooseKeywords(story.sentences, grade, seed),
      aiModel: EMBEDDED_MODEL,
      fingerprint: story.fingerprint,
    };
  }
}
