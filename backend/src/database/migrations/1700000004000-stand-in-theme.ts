import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fallback theme of a story whose theme was not understood. */
export class StandInTheme1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories ADD COLUMN stand_in_theme text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories DROP COLUMN stand_in_theme');
  }
}
