import { Injectable } from '@nestjs/common';
import type { PageQuery, Pagination } from '@storysprout/contracts/api/common';
import type { Sentence, Story, StorySummary } from '@storysprout/contracts/api/stories';
import { AudioUrlService } from '../audio/audio-url.service.js';
import { paginate, slicePage } from '../common/paging.js';
import type { Transaction } from '../database/transaction.js';
import { UsersService } from '../users/users.service.js';
import { StoriesRepository } from './stories.repository.js';
import { assertOwner, assertCanRead } from './story-access.js';
import type { StoryEntity } from './story.entity.js';
import { toStory, toStorySummary } from './story.mapper.js';

/**
 * Reads and locks stories. Locks are taken in one order everywhere, stories by id first and then users by id, so that no
 * two transactions deadlock.
 */
@Injectable()
export class StoriesService {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly users: UsersService,
    private readonly addresses: AudioUrlService,
  ) {}

  /** One of the user's stories. @throws AppError NOT_FOUND; FORBIDDEN for another user's, shared or not */
  async getStory(userId: string, id: string): Promise<Story> {
    const row = await this.stories.findStory(id, userId);
    assertOwner(row, userId);
    return toStory(row, this.addresses.urlFor(row.narrationId, 'owner'));
  }

  /** A page of the user's stories, newest first. */
  async listStories(
    userId: string,
    { page, limit }: PageQuery,
  ): Promise<{ stories: StorySummary[]; pagination: Pagination }> {
    const { stories: total } = await this.users.getCounts(userId);
    const rows = await this.stories.findPage(userId, slicePage(page, limit, total));
    return { stories: rows.map(toStorySummary), pagination: paginate(page, limit, total) };
  }

  /** The user's newest stories. */
  async listRecent(userId: string, limit: number): Promise<{ stories: StorySummary[] }> {
    const rows = await this.stories.findPage(userId, { fromEnd: false, offset: 0, take: limit });
    return { stories: rows.map(toStorySummary) };
  }

  /** Whole rows of a user, ordered by id, starting after the given id. */
  listForExport(userId: string, afterId: string, limit: number): Promise<StoryEntity[]> {
    return this.stories.listForExport(userId, afterId, limit);
  }

  /** Whether a story that the user may read is the user's own. @throws AppError NOT_FOUND or FORBIDDEN */
  async checkAccess(userId: string | undefined, id: string): Promise<{ isOwner: boolean }> {
    const story = await this.stories.findAccess(id);
    assertCanRead(story, userId);
    return { isOwner: story.userId === userId };
  }

  /** The sentences of a story that the user may read. @throws AppError NOT_FOUND or FORBIDDEN */
  async readSentences(userId: string, id: string): Promise<Sentence[]> {
    const story = await this.stories.findText(id);
    assertCanRead(story, userId);
    return story.sentences;
  }

  /**
   * Locks a story that the user may read until the transaction ends.
   * @throws AppError NOT_FOUND for an unknown one, FORBIDDEN for another user's that is not shared
   */
  async lockReadable(tx: Transaction, userId: string, id: string): Promise<void> {
    assertCanRead(await this.stories.lockStory(tx, id), userId);
  }

  /** Locks a story until the transaction ends, without an access check. False when it is gone. */
  async lockStory(tx: Transaction, id: string): Promise<boolean> {
    return (await this.stories.lockStory(tx, id)) !== null;
  }

  /** Locks a story of the user until the transaction ends. @throws AppError NOT_FOUND; FORBIDDEN for another user's */
  async lockOwned(tx: Transaction, userId: string, id: string): Promise<void> {
    assertOwner(await this.stories.lockStory(tx, id), userId);
  }

  /** Locks stories in the order of their ids until the transaction ends; those that are gone are left out. */
  lockAll(tx: Transaction, ids: readonly string[]): Promise<Pick<StoryEntity, 'id' | 'userId'>[]> {
    return this.stories.lockAll(tx, ids);
  }

  /** The ids of a user's stories, in no order. */
  listIds(userId: string, tx?: Transaction): Promise<string[]> {
    return this.stories.listIds(userId, tx);
  }

  /** Whether a story is shared; false for an unknown id. */
  async isShared(id: string): Promise<boolean> {
    return (await this.stories.findAccess(id))?.isShared ?? false;
  }

  /** The id of a story's owner; undefined for an unknown id. */
  async findOwnerId(id: string): Promise<string | undefined> {
    return (await this.stories.findAccess(id))?.userId;
  }

  /** Deletes a locked story; its favourites, reports and narrations go with it by foreign key. */
  deleteStory(tx: Transaction, id: string): Promise<void> {
    return this.stories.deleteStory(tx, id);
  }

  /** Deletes all stories of a user, locked before, like `deleteStory`. */
  deleteAllOfUser(tx: Transaction, userId: string): Promise<void> {
    return this.stories.deleteAllOfUser(tx, userId);
  }

  /** Adds to the favourite counters of locked stories. */
  addToFavoritesCounts(tx: Transaction, ids: readonly string[], difference: 1 | -1): Promise<void> {
    return this.stories.addToFavoritesCounts(tx, ids, difference);
  }

  /** Those of the stories that the user may read, by id. */
  async findReadableSummaries(userId: string, ids: readonly string[]): Promise<Map<string, StorySummary>> {
    const rows = await this.stories.findReadableSummaries(userId, ids);
    return new Map(rows.map((row) => [row.id, toStorySummary(row)]));
  }
}
