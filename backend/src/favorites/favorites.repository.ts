import { Injectable } from '@nestjs/common';
import type { FavoritesQuery } from '@storysprout/contracts/api/favorites';
import type { PageSlice } from '../common/paging.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { MoreThan } from 'typeorm';
import { FavoriteEntity } from './favorite.entity.js';

export type FavoriteRow = Pick<FavoriteEntity, 'id' | 'storyId' | 'category' | 'notes' | 'createdAt'>;
export type FavoriteChanges = Partial<Pick<FavoriteEntity, 'category' | 'notes'>>;
/** What narrows a list. An empty text narrows nothing. */
export type FavoriteFilter = Pick<FavoritesQuery, 'category' | 'grade' | 'q'>;

const COLUMNS = 'f.id, f.story_id AS "storyId", f.category, f.notes, f.created_at AS "createdAt"';

@Injectable()
export class FavoritesRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, favorite: Omit<FavoriteEntity, 'user' | 'story'>): Promise<void> {
    await this.database.manager(tx).insert(FavoriteEntity, favorite);
  }

  /** A user's favourite of a story. */
  findByStory(userId: string, storyId: string, tx?: Transaction): Promise<FavoriteRow | null> {
    return this.database.manager(tx).findOneBy(FavoriteEntity, { userId, storyId });
  }

  /** A user's favourite, by its own id or its story's. */
  find(userId: string, id: string): Promise<FavoriteRow | null> {
    return this.database.manager().findOneBy(FavoriteEntity, [
      { userId, id },
      { userId, storyId: id },
    ]);
  }

  /** Changes a user's favourite; false when it is gone. */
  async update(userId: string, id: string, changes: FavoriteChanges): Promise<boolean> {
    const { affected } = await this.database.manager().update(FavoriteEntity, { userId, id }, changes);
    return affected === 1;
  }

  /** Removes a user's favourite; false when it is gone. */
  async delete(tx: Transaction, userId: string, id: string): Promise<boolean> {
    const { affected } = await this.database.manager(tx).delete(FavoriteEntity, { userId, id });
    return affected === 1;
  }

  /** A page of a user's favourites, newest first. */
  async page(userId: string, filter: FavoriteFilter, slice: PageSlice): Promise<FavoriteRow[]> {
    if (slice.take === 0) return [];
    const { where, values } = filtered(userId, filter);
    const order = slice.fromEnd ? 'ASC' : 'DESC';
    const rows = await this.query<FavoriteRow>(
      `SELECT ${COLUMNS} ${where} ORDER BY f.id ${order} OFFSET $${values.length + 1} LIMIT $${values.length + 2}`,
      [...values, slice.offset, slice.take],
    );
    return slice.fromEnd ? rows.reverse() : rows;
  }

  /** For the export: whole rows of a user's, by id from after the given one on. */
  stored(userId: string, afterId: string, limit: number): Promise<FavoriteEntity[]> {
    return this.database.manager().find(FavoriteEntity, {
      where: { userId, id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** How many of a user's favourites a filter leaves. */
  async count(userId: string, filter: FavoriteFilter): Promise<number> {
    const { where, values } = filtered(userId, filter);
    const rows = await this.query<{ count: number }>(`SELECT count(*)::int AS count ${where}`, values);
    return rows[0]?.count ?? 0;
  }

  /** The categories that a user has used, with their numbers, the commonest first. */
  categories(userId: string): Promise<{ name: string; count: number }[]> {
    return this.query(
      `SELECT category AS name, count(*)::int AS count FROM favorites
       WHERE user_id = $1 AND category <> '' GROUP BY category ORDER BY count DESC, name`,
      [userId],
    );
  }

  private query<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return this.database.manager().query(text, values);
  }
}

/**
 * From and where of a list. A story that the user may not see now is found by nothing of its own: neither grade nor theme
 * may show through.
 */
function filtered(
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
      `(f.notes ILIKE ${pattern} OR f.category ILIKE ${pattern}
        OR (s.theme ILIKE ${pattern} AND (s.user_id = $1 OR s.is_shared)))`,
    );
  }
  const stories = grade !== undefined || q ? 'JOIN stories s ON s.id = f.story_id' : '';
  return { where: `FROM favorites f ${stories} WHERE ${conditions.join(' AND ')}`, values };
}
