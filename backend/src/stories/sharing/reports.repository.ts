import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { ReportEntity } from './report.entity.js';

/** Reports of stories, for the operator (read by admin.repository.ts). */
@Injectable()
export class ReportsRepository {
  constructor(private readonly database: DatabaseService) {}

  async insert(tx: Transaction, report: Omit<ReportEntity, 'user' | 'story'>): Promise<void> {
    await this.database.manager(tx).insert(ReportEntity, report);
  }

  /** Deletes a user's earlier reports of a story. */
  async deleteReports(tx: Transaction, userId: string, storyId: string): Promise<void> {
    await this.database.manager(tx).delete(ReportEntity, { userId, storyId });
  }

  /** The number of stored reports of a story by guests. */
  async countGuestReports(tx: Transaction, storyId: string): Promise<number> {
    const rows: { count: number }[] = await this.database
      .manager(tx)
      .query('SELECT count(*)::int AS count FROM reports WHERE story_id = $1 AND user_id IS NULL', [storyId]);
    return rows[0]?.count ?? 0;
  }

  /** A user's reports, oldest first. */
  listByUser(userId: string): Promise<ReportEntity[]> {
    return this.database.manager().find(ReportEntity, { where: { userId }, order: { id: 'ASC' } });
  }
}
