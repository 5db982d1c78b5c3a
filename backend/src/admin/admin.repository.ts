import { DatabaseService } from '../database/database.service.js';

/** Rows of a list; `--query` and `--user` narrow it. */
const MAX_ROWS = 500;

export interface UserRow {
  id: string;
  email: string | null;
  nickName: string;
  region: string;
  stories: number;
  createdAt: Date;
}

export interface StoryRow {
  id: string;
  email: string | null;
  grade: number;
  theme: string;
  isShared: boolean;
  views: number;
  reports: number;
  createdAt: Date;
}

export interface ReportRow {
  id: string;
  storyId: string;
  theme: string;
  isShared: boolean;
  reason: string;
  createdAt: Date;
}

/** Lists for the operator across all users; read only. Commands change data through the services of its owners. */
export class AdminRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Users whose e-mail or nickname contains the text, newest first. */
  listUsers(text = ''): Promise<UserRow[]> {
    return this.query(
      `SELECT id, email, nick_name AS "nickName", region, story_count AS stories, created_at AS "createdAt"
       FROM users WHERE email ILIKE $1 OR nick_name ILIKE $1 ORDER BY id DESC LIMIT ${MAX_ROWS}`,
      [`%${text.replace(/[\\%_]/g, '\\$&')}%`],
    );
  }

  /** Stories, newest first; all of them or one owner's. */
  listStories(ownerId?: string): Promise<StoryRow[]> {
    return this.query(
      `SELECT s.id, u.email, s.grade, s.theme, s.is_shared AS "isShared", s.views, s.created_at AS "createdAt",
         (SELECT count(*)::int FROM reports r WHERE r.story_id = s.id) AS reports
       FROM stories s JOIN users u ON u.id = s.user_id
       WHERE $1::uuid IS NULL OR s.user_id = $1 ORDER BY s.id DESC LIMIT ${MAX_ROWS}`,
      [ownerId ?? null],
    );
  }

  /** Reports, newest first. */
  listReports(): Promise<ReportRow[]> {
    return this.query(
      `SELECT r.id, r.story_id AS "storyId", s.theme, s.is_shared AS "isShared", r.reason,
         r.created_at AS "createdAt"
       FROM reports r JOIN stories s ON s.id = r.story_id ORDER BY r.id DESC LIMIT ${MAX_ROWS}`,
      [],
    );
  }

  private query<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return this.database.manager().query(text, values);
  }
}
