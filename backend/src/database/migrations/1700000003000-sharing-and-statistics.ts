import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports and reports of stories, and the statistics of each user by day. */
export class SharingAndStatistics1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories ADD COLUMN exports integer NOT NULL DEFAULT 0');
    await runner.query(`
      CREATE TABLE reports (
        id uuid NOT NULL,
        story_id uuid NOT NULL,
        user_id uuid,
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reports_pkey PRIMARY KEY (id),
        CONSTRAINT reports_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories (id) ON DELETE CASCADE,
        CONSTRAINT reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX reports_story_id_idx ON reports (story_id)');
    await runner.query('CREATE INDEX reports_user_id_idx ON reports (user_id)');
    await runner.query(`
      CREATE TABLE user_days (
        user_id uuid NOT NULL,
        day date NOT NULL,
        stories integer NOT NULL DEFAULT 0,
        words integer NOT NULL DEFAULT 0,
        shares integer NOT NULL DEFAULT 0,
        CONSTRAINT user_days_pkey PRIMARY KEY (user_id, day),
        CONSTRAINT user_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      INSERT INTO user_days (user_id, day, stories, words)
      SELECT user_id, (created_at AT TIME ZONE 'UTC')::date, count(*), sum(word_count)
      FROM stories GROUP BY 1, 2`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_days');
    await runner.query('DROP TABLE reports');
    await runner.query('ALTER TABLE stories DROP COLUMN exports');
  }
}
