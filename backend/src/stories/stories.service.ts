import { Injectable } from '@nestjs/common';
import type { PageQuery, Pagination } from '@storysprout/contracts/api/common';
import type { Sentence, Story, StorySummary } from '@storysprout/contracts/api/stories';
import { AudioUrlService } from '../audio/audio-url.service.js';
import { AudioStore } from '../audio/audio.store.js';
import { paginate, slicePage } from '../common/paging.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { UsersService } from '../users/users.service.js';
import { StoriesRepository } from './stories.repository.js';
import { mustOwn, mustSee } from './story-access.js';
import type { StoryEntity } from './story.entity.js';
import { toStory, toStorySummary } from './story.mapper.js';

/**
 * Reads and deletes stories. Locks are taken in one order everywhere, stories first and then users by id, so that no two
 * transactions wait for each other.
 */
@Injectable()
export class StoriesService {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly users: UsersService,
    private readonly database: Database,
    private readonly addresses: AudioUrlService,
    private readonly audio: AudioStore,
  ) {}

  /** One of the caller's stories. @throws AppError NOT_FOUND; FORBIDDEN for somebody else's, shared or not */
  async get(userId: string, id: string): Promise<Story> {
    const row = await this.stories.find(id, userId);
    mustOwn(row, userId);
    return toStory(row, this.addresses.urlFor(row.narrationId, 'owner'));
  }

  /** A page of the caller's stories, newest first. */
  async list(
    userId: string,
    { page, limit }: PageQuery,
  ): Promise<{ stories: StorySummary[]; pagination: Pagination }> {
    const { stories: total } = await this.users.counts(userId);
    const rows = await this.stories.page(userId, slicePage(page, limit, total));
    return { stories: rows.map(toStorySummary), pagination: paginate(page, limit, total) };
  }

  /** The caller's newest stories. */
  async recent(userId: string, limit: number): Promise<{ stories: StorySummary[] }> {
    const rows = await this.stories.page(userId, { fromEnd: false, offset: 0, take: limit });
    return { stories: rows.map(toStorySummary) };
  }

  /** Deletes one of the caller's stories with its audio and everybody's favourites of it. */
  async remove(userId: string, id: string): Promise<null> {
    const files = await this.database.run(async (tx) => {
      mustOwn(await this.stories.lock(tx, id), userId);
      const audioFiles = await this.stories.audioFiles(tx, id);
      const favoriters = await this.stories.favoriterIds(tx, id);
      await this.users.lockAll(tx, [userId, ...favoriters]);
      await this.stories.delete(tx, id);
      await this.users.adjustFavorites(tx, favoriters, -1);
      await this.users.adjustCounters(tx, userId, { stories: -1 });
      return audioFiles;
    });
    // Its addresses died with the row; a file that a crash leaves here is swept at the next start.
    await this.audio.removeFiles(files);
    return null;
  }

  /** For the export: rows of a user's as they are stored, by id from after the given one on. */
  stored(userId: string, afterId: string, limit: number): Promise<StoryEntity[]> {
    return this.stories.stored(userId, afterId, limit);
  }

  /** For narration: whether a story that the caller may see is the caller's own. @throws AppError NOT_FOUND or FORBIDDEN */
  async mustSee(userId: string | undefined, id: string): Promise<{ isOwner: boolean }> {
    const story = await this.stories.access(id);
    mustSee(story, userId);
    return { isOwner: story.userId === userId };
  }

  /** For narration: the sentences of a story that the caller may see. @throws AppError NOT_FOUND or FORBIDDEN */
  async readable(userId: string, id: string): Promise<Sentence[]> {
    const story = await this.stories.text(id);
    mustSee(story, userId);
    return story.sentences;
  }

  /**
   * For favourites: locks a story that the user may see until the transaction ends.
   * @throws AppError NOT_FOUND for an unknown one, FORBIDDEN for somebody else's that is not shared
   */
  async lockVisible(tx: Transaction, userId: string, id: string): Promise<void> {
    mustSee(await this.stories.lock(tx, id), userId);
  }

  /** For favourites and narration: locks a story, whoever may see it now. False when it is gone with all of its own. */
  async lock(tx: Transaction, id: string): Promise<boolean> {
    return (await this.stories.lock(tx, id)) !== null;
  }

  /** For favourites: counts one more or one less of a locked story. */
  countFavorite(tx: Transaction, id: string, difference: 1 | -1): Promise<void> {
    return this.stories.addToFavoritesCount(tx, id, difference);
  }

  /** For favourites: those of the stories that the user may see, by id. */
  async visibleSummaries(userId: string, ids: readonly string[]): Promise<Map<string, StorySummary>> {
    const rows = await this.stories.visibleSummaries(userId, ids);
    return new Map(rows.map((row) => [row.id, toStorySummary(row)]));
  }
}
