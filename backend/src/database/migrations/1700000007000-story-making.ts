import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usage of each story: drafts, requests, tokens, time; null for stories of older versions. */
export class StoryMaking1700000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories ADD COLUMN making jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories DROP COLUMN making');
  }
}
