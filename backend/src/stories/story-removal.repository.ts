import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';

/** A person's own stories and those that they have favourited. */
const STORIES_OF = `SELECT id FROM stories WHERE user_id = $1
  UNION SELECT story_id FROM favorites WHERE user_id = $1`;

/** Set-based statements for taking a person's stories and favourites away. All but `lockAll` want the locks held. */
@Injectable()
export class StoryRemovalRepository {
  constructor(private readonly database: Database) {}

  /** Locks a person's stories and those that they have favourited, in the order of their ids; answers these. */
  lockAll(tx: Transaction, userId: string): Promise<{ id: string }[]> {
    return this.query(
      tx,
      `SELECT id FROM stories WHERE id = ANY(ARRAY(${STORIES_OF})) ORDER BY id FOR UPDATE`,
      userId,
    );
  }

  /** What `lockAll` would lock now. */
  idsOf(tx: Transaction, userId: string): Promise<{ id: string }[]> {
    return this.query(tx, STORIES_OF, userId);
  }

  /** Everybody else who has favourited one of the person's stories. */
  async favoriterIds(tx: Transaction, userId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      tx,
      `SELECT DISTINCT f.user_id AS id FROM stories s JOIN favorites f ON f.story_id = s.id
       WHERE s.user_id = $1 AND f.user_id <> $1`,
      userId,
    );
    return rows.map(({ id }) => id);
  }

  /** Counts the person's favourites off the stories of others. */
  async uncountFavorites(tx: Transaction, userId: string): Promise<void> {
    await this.query(
      tx,
      `UPDATE stories s SET favorites_count = s.favorites_count - 1 FROM favorites f
       WHERE f.user_id = $1 AND s.id = f.story_id AND s.user_id <> $1`,
      userId,
    );
  }

  /** Counts others' favourites of the person's stories off those others. */
  async uncountFavoriters(tx: Transaction, userId: string): Promise<void> {
    await this.query(
      tx,
      `UPDATE users u SET favorite_count = u.favorite_count - c.count
       FROM (SELECT f.user_id, count(*)::int AS count FROM stories s JOIN favorites f ON f.story_id = s.id
             WHERE s.user_id = $1 AND f.user_id <> $1 GROUP BY f.user_id) c
       WHERE u.id = c.user_id`,
      userId,
    );
  }

  /** Names of the audio files of the person's stories, which outlive the rows. */
  async audioFiles(tx: Transaction, userId: string): Promise<string[]> {
    const rows = await this.query<{ file: string }>(
      tx,
      'SELECT n.file FROM narrations n JOIN stories s ON s.id = n.story_id WHERE s.user_id = $1',
      userId,
    );
    return rows.map(({ file }) => file);
  }

  /** Deletes the person's stories; the database takes everybody's favourites, reports and narrations of them along. */
  async delete(tx: Transaction, userId: string): Promise<void> {
    await this.query(tx, 'DELETE FROM stories WHERE user_id = $1', userId);
  }

  private query<Row>(tx: Transaction, text: string, userId: string): Promise<Row[]> {
    return this.database.manager(tx).query(text, [userId]);
  }
}
