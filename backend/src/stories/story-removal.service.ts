import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transaction.js';
import { UsersService } from '../users/users.service.js';
import { StoryRemovalRepository } from './story-removal.repository.js';

/** A person's stories or favourites changed before they could be locked: the transaction must start again. */
export class StoriesChanged extends Error {
  override readonly name = 'StoriesChanged';
}

/** Takes a person's stories and favourites away, for deleting the account. */
@Injectable()
export class StoryRemoval {
  constructor(
    private readonly stories: StoryRemovalRepository,
    private readonly users: UsersService,
  ) {}

  /**
   * Removes a person's stories with everybody's favourites of them, and takes the person's favourites off the counters of
   * others. Locks in the order of all: stories by id, then users by id. Whoever adds a story or a favourite for the
   * person needs the person's row, so that nothing is added once that is locked.
   * @returns names of the audio files, to be removed once the transaction has been committed
   * @throws StoriesChanged when something was added in between
   */
  async removeAllOf(tx: Transaction, userId: string): Promise<string[]> {
    const locked = new Set((await this.stories.lockAll(tx, userId)).map(({ id }) => id));
    await this.users.lockAll(tx, [userId, ...(await this.stories.favoriterIds(tx, userId))]);
    await this.users.mustExist(tx, userId);
    const present = await this.stories.idsOf(tx, userId);
    if (!present.every(({ id }) => locked.has(id))) throw new StoriesChanged();
    await this.stories.uncountFavorites(tx, userId);
    await this.stories.uncountFavoriters(tx, userId);
    const audioFiles = await this.stories.audioFiles(tx, userId);
    await this.stories.delete(tx, userId);
    return audioFiles;
  }
}
