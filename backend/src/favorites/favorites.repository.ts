import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@storysprout/contracts/api/common';
import type { FavoritesQuery } from '@storysprout/contracts/api/favorites';
import { LIMITS } from '@storysprout/contracts/rules';
import type { PageSlice } from '../common/paging.js';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import { MoreThan } from 'typeorm';
import { FavoriteEntity } from './favorite.entity.js';

export type FavoriteRow = Pick<FavoriteEntity, 'id' | 'storyId' | 'category' | 'notes' | 'createdAt'>;
export type FavoriteChanges = Partial<Pick<FavoriteEntity, 'category' | 'notes'>>;
/** The filter of a list. An empty text filters nothing. */
export type FavoriteFilter = Pick<FavoritesQuery, 'category' | 'grade' | 'q'>;

const COLUMNS = 'f.id, f.story_id AS "storyId", f.category, f.notes, f.created_at AS "createdAt"';

@Injectable()
export class FavoritesRepository {
  constructor(private readonly database: DatabaseService) {}

  async insert(tx: Transaction, favorite: Omit<FavoriteEntity, 'user' | 'story'>): Promise<void> {
    await this.database.manager(tx).insert(FavoriteEntity, favorite);
  }

  /** A user's favourite of a story. */
  findByStory(userId: string, storyId: string, tx?: Transaction): Promise<FavoriteRow | null> {
    return this.database.manager(tx).findOneBy(FavoriteEntity, { userId, storyId });
  }

  /** A user's favourite, by its own id or its story's. */
  findByIdOrStory(userId: string, id: string): Promise<FavoriteRow | null> {
    return this.database.manager().findOneBy(FavoriteEntity, [
      { userId, id },
      { userId, storyId: id },
    ]);
  }

  /** Updates a user's favourite; false when it is gone. */
  async update(userId: string, id: string, changes: FavoriteChanges): Promise<boolean> {
    const { affected } = await this.database.manager().update(FavoriteEntity, { userId, id }, changes);
    return affected === 1;
  }

  /** Deletes a user's favourite; false when it is gone. */
  async delete(tx: Transaction, userId: string, id: string): Promise<boolean> {
    const { affected } = await this.database.manager(tx).delete(FavoriteEntity, { userId, id });
    return affected === 1;
  }

  /** A page of a user's favourites, newest first. */
  async findPage(userId: string, { fromEnd, offset, take }: PageSlice): Promise<FavoriteRow[]> {
    if (take === 0) return [];
    const rows = await this.query<FavoriteRow>(
      `SELECT ${COLUMNS} FROM favorites f WHERE f.user_id = $1
       ORDER BY f.id ${fromEnd ? 'ASC' : 'DESC'} OFFSET $2 LIMIT $3`,
      [userId, offset, take],
    );
    return fromEnd ? rows.reverse() : rows;
  }

  /**
   * A page of a user's filtered favourites, newest first, and the number of all that match: one pass over them in one
   * statement (bench/list-pages.mjs).
   */
  async searchPage(
    userId: string,
    filter: FavoriteFilter,
    { page, limit }: PageQuery,
  ): Promise<{ rows: FavoriteRow[]; total: number }> {
    const { where, values } = buildFilter(userId, filter);
    const rows = await this.query<FavoriteRow & { total: number }>(
      `WITH found AS MATERIALIZED (SELECT f.id ${where}),
         page AS (SELECT id FROM found ORDER BY id DESC OFFSET $${values.length + 1} LIMIT $${values.length + 2})
       SELECT counted.total, ${COLUMNS} FROM (SELECT count(*)::int AS total FROM found) counted
         LEFT JOIN page ON true LEFT JOIN favorites f ON f.id = page.id ORDER BY f.id DESC`,
      [...values, (page - 1) * limit, limit],
    );
    // A page past the end is one row that contains the total only.
    return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Whole rows of a user, ordered by id, starting after the given id. */
  listForExport(userId: string, afterId: string, limit: number): Promise<FavoriteEntity[]> {
    return this.database.manager().find(FavoriteEntity, {
      where: { userId, id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** The number of favourites of the stories by user, for users with at least one. */
  async countByUser(tx: Transaction, storyIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.query<{ userId: string; count: number }>(
      `SELECT user_id AS "userId", count(*)::int AS count FROM favorites
       WHERE story_id = ANY($1::uuid[]) GROUP BY user_id`,
      [storyIds],
      tx,
    );
    return new Map(rows.map(({ userId, count }) => [userId, count]));
  }

  /** The ids of the stories that a user has favourited, in no order. */
  async listStoryIds(tx: Transaction, userId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'SELECT story_id AS id FROM favorites WHERE user_id = $1',
      [userId],
      tx,
    );
    return rows.map(({ id }) => id);
  }

  /** The categories of a user with their counts, most frequent first, at most `LIMITS.categories`. */
  countCategories(userId: string): Promise<{ name: string; count: number }[]> {
    return this.query(
      `SELECT category AS name, count(*)::int AS count FROM favorites
       WHERE user_id = $1 AND category <> '' GROUP BY category ORDER BY count DESC, name LIMIT $2`,
      [userId, LIMITS.categories],
    );
  }

  private query<Row>(text: string, values: unknown[], tx?: Transaction): Promise<Row[]> {
    return this.database.manager(tx).query(text, values);
  }
}

/**
 * From and where clauses of a list. Grade and theme of a story that the user may not read match nothing, so that the
 * filter does not reveal them.
 */
function buildFilter(
  userId: string,
  { category, grade, q }: FavoriteFilter,
): { where: string; values: unknown[] } {
  const values: unknown[] = [userId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['f.user_id = $1'];
  if (category) conditions.push(`f.category = ${bind(category)}`);
  if (grade !== undefined) conditions.push(`s.grade = ${bind(grade)} AND (s.user_id = $1 OR s.is_shared)`);
  if (q) {
    const pattern = bind(`%${q.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(
      // Short columns first: a row that matches there is not searched further.
      `(f.category ILIKE ${pattern} OR (s.theme ILIKE ${pattern} AND (s.user_id = $1 OR s.is_shared))
        OR f.notes ILIKE ${pattern})`,
    );
  }
  const stories = grade !== undefined || q ? 'JOIN stories s ON s.id = f.story_id' : '';
  return { where: `FROM favorites f ${stories} WHERE ${conditions.join(' AND ')}`, values };
}
