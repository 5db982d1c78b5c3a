import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import type { UserDayEntity } from './user-day.entity.js';

export type DayCounts = Pick<UserDayEntity, 'stories' | 'words' | 'shares'>;
export type UserDay = Pick<UserDayEntity, 'day'> & DayCounts;

/** Read along the primary key, newest day first, at most ten years. */
export const DAYS_QUERY = `SELECT d.day::text, d.stories, d.words, d.shares FROM user_days d
  WHERE d.user_id = $1 AND d.day > (now() AT TIME ZONE 'UTC')::date - $2::int ORDER BY d.day DESC LIMIT 3660`;

@Injectable()
export class UserDaysRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Adds to a user's statistics of today (UTC). */
  async addToday(tx: Transaction, userId: string, { stories, words, shares }: DayCounts): Promise<void> {
    await this.database.manager(tx).query(
      `INSERT INTO user_days AS d (user_id, day, stories, words, shares)
       VALUES ($1, (now() AT TIME ZONE 'UTC')::date, $2, $3, $4)
       ON CONFLICT (user_id, day) DO UPDATE SET stories = d.stories + excluded.stories,
         words = d.words + excluded.words, shares = d.shares + excluded.shares`,
      [userId, stories, words, shares],
    );
  }

  /** The days with any activity among the last given number of days, today included, oldest first. */
  async listLast(userId: string, days: number): Promise<UserDay[]> {
    const rows = await this.database.queryPrepared<UserDay>('user-days', DAYS_QUERY, [userId, days]);
    return rows.reverse();
  }
}
