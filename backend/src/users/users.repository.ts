import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../database/database.service.js';
import { isUniqueViolation } from '../common/errors/database-errors.js';
import type { Transaction } from '../database/transaction.js';
import { UserEntity } from './user.entity.js';

/** Differences of a user's counters. */
export interface CounterChanges {
  /** Stories ever generated. */
  storiesGenerated?: number;
  /** Stories that exist now. */
  stories?: number;
  /** English words of the stories generated. */
  words?: number;
  favorites?: number;
  shares?: number;
}

export interface Counts {
  totalStories: number;
  stories: number;
  favorites: number;
  totalShares: number;
}

/** Columns that may be updated. */
export type UserChanges = Partial<
  Pick<UserEntity, 'nickName' | 'language' | 'region' | 'preferences' | 'passwordHash' | 'emailVerifiedAt'>
>;

@Injectable()
export class UsersRepository {
  constructor(private readonly database: DatabaseService) {}

  findById(id: string, tx?: Transaction): Promise<UserEntity | null> {
    return this.users(tx).findOneBy({ id });
  }

  findByEmail(email: string, tx?: Transaction): Promise<UserEntity | null> {
    return this.users(tx).findOneBy({ email });
  }

  /** A user's nickname; null for an unknown id. */
  async findNickName(id: string): Promise<string | null> {
    const rows = await this.database.queryPrepared<{ name: string }>(
      'nick-name',
      'select nick_name as name from users where id = $1',
      [id],
    );
    return rows[0]?.name ?? null;
  }

  /** Adds a user; false when the e-mail is taken, also by a concurrent request. */
  async insert(
    user: Pick<UserEntity, 'id' | 'nickName'> & Partial<UserEntity>,
    tx?: Transaction,
  ): Promise<boolean> {
    try {
      await this.users(tx).insert(user);
      return true;
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_key')) return false;
      throw error;
    }
  }

  /** Locks a user's row against other writers until the transaction ends. */
  lockUser(id: string, tx: Transaction): Promise<UserEntity | null> {
    return this.users(tx).findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Locks rows in the order of their ids, the only order in which several may be locked. */
  async lockAll(tx: Transaction, ids: readonly string[]): Promise<void> {
    await this.database
      .manager(tx)
      .query('select 1 from users where id = any($1::uuid[]) order by id for no key update', [ids]);
  }

  /** Subtracts from the favourite counters, a number for each user; users who are gone are left out. */
  async subtractFavorites(tx: Transaction, counts: ReadonlyMap<string, number>): Promise<void> {
    await this.database.manager(tx).query(
      `update users u set favorite_count = u.favorite_count - c.count
       from unnest($1::uuid[], $2::int[]) as c (id, count) where u.id = c.id`,
      [[...counts.keys()], [...counts.values()]],
    );
  }

  async update(id: string, changes: UserChanges, tx?: Transaction): Promise<void> {
    if (Object.keys(changes).length > 0) await this.users(tx).update({ id }, changes);
  }

  /** Adds to the counters; false when the user is gone. */
  async adjustCounters(tx: Transaction, id: string, changes: Required<CounterChanges>): Promise<boolean> {
    const { affected } = await this.users(tx)
      .createQueryBuilder()
      .update()
      .set({
        totalStories: () => 'total_stories + :generated',
        storyCount: () => 'story_count + :stories',
        favoriteCount: () => 'favorite_count + :favorites',
        totalShares: () => 'total_shares + :shares',
      })
      .setParameters({
        generated: changes.storiesGenerated,
        stories: changes.stories,
        favorites: changes.favorites,
        shares: changes.shares,
      })
      .where({ id })
      .execute();
    return affected === 1;
  }

  async findCounts(id: string, tx?: Transaction): Promise<Counts | null> {
    const row = await this.users(tx).findOne({
      select: { id: true, totalStories: true, storyCount: true, favoriteCount: true, totalShares: true },
      where: { id },
    });
    return (
      row && {
        totalStories: row.totalStories,
        stories: row.storyCount,
        favorites: row.favoriteCount,
        totalShares: row.totalShares,
      }
    );
  }

  /** Deletes a user with all dependent rows; false when the user is gone. */
  async delete(tx: Transaction, id: string): Promise<boolean> {
    const { affected } = await this.users(tx).delete({ id });
    return affected === 1;
  }

  private users(tx?: Transaction) {
    return this.database.manager(tx).getRepository(UserEntity);
  }
}
