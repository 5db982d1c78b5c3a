import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { countWords } from '@storysprout/contracts/rules';
import type { GenerateBody, Story } from '@storysprout/contracts/api/stories';
import { AudioUrlService } from '../../audio/audio-url.service.js';
import { DatabaseService } from '../../database/database.service.js';
import { englishTextOf } from '../../generation/checks/draft-text.js';
import type { GenerationId } from '../../generation/runs/generation-run.registry.js';
import type { CheckedStory } from '../../generation/pipeline/generation-pipeline.service.js';
import { UsersService } from '../../users/users.service.js';
import { createPreview } from './new-story.js';
import { IdempotencyKeyTaken, StoriesRepository, type NewStory } from '../stories.repository.js';
import { toStory } from '../story.mapper.js';

/** What a pupil asked for. */
export interface StoryRequest extends GenerateBody, GenerationId {
  bodyHash: string;
}

/** Where finished stories go. */
@Injectable()
export class StoryStore {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly users: UsersService,
    private readonly database: DatabaseService,
    private readonly addresses: AudioUrlService,
  ) {}

  /** Stores a checked draft and counts it, all or nothing. Undefined when the key has a story already. */
  async saveStory(order: StoryRequest, draft: CheckedStory): Promise<Story | undefined> {
    const story = toNewStory(order, draft);
    try {
      await this.database.runTransaction(async (tx) => {
        // First, so that the story of an account that has just been deleted is refused here, not by the foreign key.
        await this.users.adjustCounters(tx, order.userId, {
          storiesGenerated: 1,
          stories: 1,
          words: story.wordCount,
        });
        await this.stories.insert(tx, story);
      });
    } catch (error) {
      if (error instanceof IdempotencyKeyTaken) return undefined;
      throw error;
    }
    const fresh = { isShared: false, isFavorited: false, views: 0, favoritesCount: 0, narrationId: null };
    return toStory({ ...story, ...fresh }, null);
  }

  /** The story that a user asked for under a key, with the hash of what was asked for. */
  async findByKey(userId: string, key: string): Promise<{ story: Story; bodyHash: string } | undefined> {
    const row = await this.stories.findByKey(userId, key);
    if (!row) return undefined;
    return { story: toStory(row, this.addresses.urlFor(row.narrationId, 'owner')), bodyHash: row.bodyHash };
  }

  /** Fingerprints of a user's last stories, oldest first. */
  lastFingerprints(userId: string, count: number): Promise<string[]> {
    return this.stories.lastFingerprints(userId, count);
  }
}

function toNewStory({ userId, key, grade, theme, bodyHash }: StoryRequest, draft: CheckedStory): NewStory {
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
    making: draft.usage,
    fingerprint: draft.fingerprint,
    idempotencyKey: key ?? null,
    bodyHash,
    createdAt: new Date(),
  };
}
