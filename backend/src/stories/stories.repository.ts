import { Injectable } from '@nestjs/common';
import type { PageSlice } from '../common/paging.js';
import { isUniqueViolation } from '../common/errors/database-errors.js';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import { MoreThan } from 'typeorm';
import { StoryEntity } from './story.entity.js';
import type { StoryRow, SummaryRow } from './story.mapper.js';

export type NewStory = Omit<StoryEntity, 'user' | 'isShared' | 'views' | 'exports' | 'favoritesCount'>;

/** The user has a story under the same idempotency key already. */
export class IdempotencyKeyTaken extends Error {
  override readonly name = 'IdempotencyKeyTaken';
}

/** The columns that decide who may read a story. */
export type StoryAccess = Pick<StoryEntity, 'userId' | 'isShared'>;

/** The columns that a narration reads. */
export type StoryText = StoryAccess & Pick<StoryEntity, 'sentences'>;

/**
 * The reader's favourite is read in the same statement: one read instead of two. A scalar subquery, not EXISTS, for
 * which PostgreSQL may collect all of the user's favourites first: this is one index lookup for each story.
 */
const COMMON_COLUMNS = `s.id, s.theme, s.grade, s.word_count AS "wordCount", s.is_shared AS "isShared",
  s.created_at AS "createdAt", s.ai_model AS "aiModel", s.views, s.favorites_count AS "favoritesCount",
  (SELECT f.id FROM favorites f WHERE f.user_id = $1 AND f.story_id = s.id) IS NOT NULL AS "isFavorited"`;
/** Without `sentences` and `keywords`, which would read every text of the page. */
const LIST_COLUMNS = `${COMMON_COLUMNS}, s.preview, s.keyword_words AS "keywordWords"`;
const STORY_COLUMNS = `${COMMON_COLUMNS}, s.user_id AS "userId", s.sentences, s.keywords, s.level,
  s.stand_in_theme AS "standInTheme", s.writer_fallback AS "writerFallback", s.body_hash AS "bodyHash", (
    SELECT n.id FROM narrations n WHERE n.story_id = s.id
    ORDER BY n.owner_asked_at DESC NULLS LAST, n.asked_at DESC LIMIT 1) AS "narrationId"`;

const STORY_BY_ID = `SELECT ${STORY_COLUMNS} FROM stories s WHERE s.id = $2`;
const SHARED_STORY = `SELECT ${STORY_COLUMNS} FROM stories s WHERE s.id = $2 AND s.is_shared`;
const STORY_BY_KEY = `SELECT ${STORY_COLUMNS} FROM stories s WHERE s.user_id = $1 AND s.idempotency_key = $2`;
const VISIBLE_SUMMARIES = `SELECT ${LIST_COLUMNS} FROM stories s
  WHERE s.id = ANY($2::uuid[]) AND (s.user_id = $1 OR s.is_shared)`;

/** The ids of a page from the covering index first, then the columns of those rows only. */
export function pageQuery(order: 'ASC' | 'DESC'): string {
  return `SELECT ${LIST_COLUMNS} FROM
    (SELECT id FROM stories WHERE user_id = $1 ORDER BY id ${order} OFFSET $2 LIMIT $3) page
    JOIN stories s ON s.id = page.id ORDER BY s.id DESC`;
}
const PAGE_FROM_START = pageQuery('DESC');
const PAGE_FROM_END = pageQuery('ASC');

@Injectable()
export class StoriesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Adds a story. @throws IdempotencyKeyTaken, after which the transaction is aborted */
  async insert(tx: Transaction, story: NewStory): Promise<void> {
    try {
      await this.database.manager(tx).insert(StoryEntity, story);
    } catch (error) {
      throw isUniqueViolation(error, 'stories_user_id_idempotency_key_key')
        ? new IdempotencyKeyTaken()
        : error;
    }
  }

  /** A story, with the reader's favourite mark; null for an unknown id. */
  async findStory(id: string, readerId: string): Promise<StoryRow | null> {
    const rows = await this.database.queryPrepared<StoryRow>('story-by-id', STORY_BY_ID, [readerId, id]);
    return rows[0] ?? null;
  }

  /** A shared story, with the reader's favourite mark; null for any other. */
  async findShared(id: string, readerId: string | undefined): Promise<StoryRow | null> {
    const values = [readerId ?? null, id];
    const rows = await this.database.queryPrepared<StoryRow>('shared-story', SHARED_STORY, values);
    return rows[0] ?? null;
  }

  /** Owner and shared flag of a story; null for an unknown id. */
  async findAccess(id: string): Promise<StoryAccess | null> {
    const rows = await this.database.queryPrepared<StoryAccess>(
      'story-access',
      'SELECT user_id AS "userId", is_shared AS "isShared" FROM stories WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /** Theme and text of a shared story; null for any other. */
  async findSharedText(id: string): Promise<Pick<StoryEntity, 'theme' | 'sentences'> | null> {
    const rows = await this.database.queryPrepared<Pick<StoryEntity, 'theme' | 'sentences'>>(
      'story-introduction',
      'SELECT theme, sentences FROM stories WHERE id = $1 AND is_shared',
      [id],
    );
    return rows[0] ?? null;
  }

  /** A story's text with its owner and shared flag; null for an unknown id. */
  async findText(id: string): Promise<StoryText | null> {
    const rows = await this.database.queryPrepared<StoryText>(
      'story-text',
      'SELECT user_id AS "userId", is_shared AS "isShared", sentences FROM stories WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /** The story that a user generated with an idempotency key. */
  async findByKey(userId: string, key: string): Promise<StoryRow | null> {
    const rows = await this.database.queryPrepared<StoryRow>('story-by-key', STORY_BY_KEY, [userId, key]);
    return rows[0] ?? null;
  }

  /** A page of a user's stories, newest first. */
  async findPage(userId: string, { fromEnd, offset, take }: PageSlice): Promise<SummaryRow[]> {
    if (take === 0) return [];
    const [name, text] = fromEnd
      ? ['stories-from-end', PAGE_FROM_END]
      : ['stories-from-start', PAGE_FROM_START];
    return this.database.queryPrepared<SummaryRow>(name, text, [userId, offset, take]);
  }

  /** Those of the stories that the reader may read, in no order. */
  async findReadableSummaries(readerId: string, ids: readonly string[]): Promise<SummaryRow[]> {
    if (ids.length === 0) return [];
    return this.database.queryPrepared<SummaryRow>('visible-summaries', VISIBLE_SUMMARIES, [readerId, ids]);
  }

  /** Whole rows of a user, ordered by id, starting after the given id. */
  listForExport(userId: string, afterId: string, limit: number): Promise<StoryEntity[]> {
    return this.database.manager().find(StoryEntity, {
      where: { userId, id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Fingerprints of a user's last stories, oldest first. */
  async lastFingerprints(userId: string, count: number): Promise<string[]> {
    const rows = await this.database.queryPrepared<{ fingerprint: string }>(
      'last-fingerprints',
      'SELECT fingerprint FROM stories WHERE user_id = $1 ORDER BY id DESC LIMIT $2',
      [userId, count],
    );
    return rows.map(({ fingerprint }) => fingerprint).reverse();
  }

  /** Locks a story until the transaction ends, against deleting and favouriting. */
  async lockStory(tx: Transaction, id: string): Promise<StoryAccess | null> {
    return this.database.manager(tx).findOne(StoryEntity, {
      select: { id: true, userId: true, isShared: true },
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Locks stories in the order of their ids until the transaction ends; those that are gone are left out. */
  lockAll(tx: Transaction, ids: readonly string[]): Promise<Pick<StoryEntity, 'id' | 'userId'>[]> {
    return this.query(
      tx,
      'SELECT id, user_id AS "userId" FROM stories WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE',
      [ids],
    );
  }

  /** The ids of a user's stories, in no order. */
  async listIds(userId: string, tx?: Transaction): Promise<string[]> {
    const rows = await this.query<{ id: string }>(tx, 'SELECT id FROM stories WHERE user_id = $1', [userId]);
    return rows.map(({ id }) => id);
  }

  /** Deletes a story; its favourites, reports and narrations go with it by foreign key. */
  async deleteStory(tx: Transaction, id: string): Promise<void> {
    await this.database.manager(tx).delete(StoryEntity, { id });
  }

  /** Deletes all stories of a user, like `deleteStory`. */
  async deleteAllOfUser(tx: Transaction, userId: string): Promise<void> {
    await this.database.manager(tx).delete(StoryEntity, { userId });
  }

  async setShared(tx: Transaction, id: string, isShared: boolean): Promise<void> {
    await this.database.manager(tx).update(StoryEntity, { id }, { isShared });
  }

  async countView(id: string): Promise<void> {
    await this.database.manager().increment(StoryEntity, { id }, 'views', 1);
  }

  async countExport(id: string): Promise<void> {
    await this.database.manager().increment(StoryEntity, { id }, 'exports', 1);
  }

  async addToFavoritesCounts(tx: Transaction, ids: readonly string[], difference: number): Promise<void> {
    const statement = 'UPDATE stories SET favorites_count = favorites_count + $2 WHERE id = ANY($1::uuid[])';
    await this.query(tx, statement, [ids, difference]);
  }

  private query<Row>(tx: Transaction | undefined, text: string, values: unknown[]): Promise<Row[]> {
    return this.database.manager(tx).query(text, values);
  }
}
