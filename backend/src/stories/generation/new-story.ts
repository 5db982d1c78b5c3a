import { v7 as uuidv7 } from 'uuid';
import { countWords } from '@storysprout/contracts/rules';
import type { GenerateBody } from '@storysprout/contracts/api/stories';
import { englishTextOf } from '../../generation/checks/draft-text.js';
import type { CheckedStory } from '../../generation/pipeline/generation-pipeline.service.js';
import type { GenerationId } from '../../generation/runs/generation-run.registry.js';
import type { NewStory } from '../stories.repository.js';

const PREVIEW_LENGTH = 120;

/** The request for a story: theme, grade, user, idempotency key, the hash of the body and the caller's address. */
export interface StoryRequest extends GenerateBody, GenerationId {
  bodyHash: string;
  address: string;
}

/** The row of a new story, from the request and the checked draft. */
export function toNewStory(
  { userId, key, grade, theme, bodyHash }: StoryRequest,
  draft: CheckedStory,
): NewStory {
  const text = englishTextOf(draft.sentences);
  return {
    id: uuidv7(),
    userId,
    theme,
    grade,
    wordCount: countWords(text),
    preview: createPreview(text),
    keywordWords: draft.keywords.map(({ word }) => word),
    sentences: draft.sentences,
    keywords: draft.keywords,
    level: draft.level,
    standInTheme: draft.fallbackTheme,
    aiModel: draft.aiModel,
    writerFallback: draft.writerFallback,
    making: draft.usage,
    fingerprint: draft.fingerprint,
    idempotencyKey: key ?? null,
    bodyHash,
    createdAt: new Date(),
  };
}

/** The first 120 characters or so of a text, cut at a word with an ellipsis; a short text unchanged. */
export function createPreview(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const head = text.slice(0, PREVIEW_LENGTH + 1);
  const boundary = head.lastIndexOf(' ');
  const words = boundary > 0 ? head.slice(0, boundary) : text.slice(0, PREVIEW_LENGTH);
  return `${words.replace(/[\s,;:.!?]+$/, '')}…`;
}
