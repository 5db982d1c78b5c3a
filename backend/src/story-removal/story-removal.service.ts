import { Injectable } from '@nestjs/common';
import { AudioStore } from '../audio/audio.store.js';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import { FavoritesService } from '../favorites/favorites.service.js';
import { NarrationService } from '../narration/narration.service.js';
import { StoriesService } from '../stories/stories.service.js';
import { UsersService } from '../users/users.service.js';

/** A user's stories or favourites changed before they were locked: the transaction must be retried. */
export class StoriesChanged extends Error {
  override readonly name = 'StoriesChanged';
}

/**
 * Deletes stories together with everything that refers to them: favourites, reports and narrations (rows by foreign key),
 * counters of other users, audio files. Locks in the order of all modules: stories by id, then users by id. While a story
 * is locked, neither its favourites nor its narrations change, since adding or removing one locks the story first.
 */
@Injectable()
export class StoryRemovalService {
  constructor(
    private readonly stories: StoriesService,
    private readonly favorites: FavoritesService,
    private readonly narrations: NarrationService,
    private readonly users: UsersService,
    private readonly audio: AudioStore,
    private readonly database: DatabaseService,
  ) {}

  /** Deletes one of the user's stories. @throws AppError NOT_FOUND; FORBIDDEN for another user's */
  async removeStory(userId: string, id: string): Promise<null> {
    const files = await this.database.runTransaction(async (tx) => {
      await this.stories.lockOwned(tx, userId, id);
      const audioFiles = await this.narrations.listFiles(tx, [id]);
      const favorites = await this.favorites.countByUser(tx, [id]);
      await this.users.lockAll(tx, [userId, ...favorites.keys()]);
      await this.stories.deleteStory(tx, id);
      await this.users.subtractFavorites(tx, favorites);
      await this.users.adjustCounters(tx, userId, { stories: -1 });
      return audioFiles;
    });
    // The row is gone, and with it the addresses of its audio. A file left by a crash here is swept at the next start.
    await this.audio.removeFiles(files);
    return null;
  }

  /**
   * Deletes all stories of a user and subtracts the user's favourites from the counters of other users' stories. Adding a
   * story or a favourite needs the lock of the user's row, so nothing is added once that is held.
   * @returns names of the audio files, to be removed after the transaction has been committed
   * @throws StoriesChanged when a story or a favourite was added before the locks were held
   */
  async removeAllOfUser(tx: Transaction, userId: string): Promise<string[]> {
    const locked = await this.stories.lockAll(tx, await this.listAffectedIds(tx, userId));
    const owners = new Map(locked.map((story) => [story.id, story.userId]));
    const ownIds = locked.filter((story) => story.userId === userId).map(({ id }) => id);
    const favorites = await this.favorites.countByUser(tx, ownIds);
    favorites.delete(userId);
    await this.users.lockAll(tx, [userId, ...favorites.keys()]);
    await this.users.assertExists(tx, userId);
    const affectedIds = await this.listAffectedIds(tx, userId);
    if (!affectedIds.every((id) => owners.has(id))) throw new StoriesChanged();
    const favoritedIds = await this.favorites.listStoryIds(tx, userId);
    await this.stories.addToFavoritesCounts(
      tx,
      favoritedIds.filter((id) => owners.get(id) !== userId),
      -1,
    );
    await this.users.subtractFavorites(tx, favorites);
    const audioFiles = await this.narrations.listFiles(tx, ownIds);
    await this.stories.deleteAllOfUser(tx, userId);
    return audioFiles;
  }

  /** The ids of the user's own and favourited stories. */
  private async listAffectedIds(tx: Transaction, userId: string): Promise<string[]> {
    const ownIds = await this.stories.listIds(userId, tx);
    return [...ownIds, ...(await this.favorites.listStoryIds(tx, userId))];
  }
}
