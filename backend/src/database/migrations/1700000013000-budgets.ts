import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What providers charge for, by day and budget; and why a story was written by the embedded engine. */
export class Budgets1700000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE budget_days (
        day date NOT NULL,
        scope text NOT NULL,
        subject text NOT NULL,
        units integer NOT NULL,
        address text,
        CONSTRAINT budget_days_pkey PRIMARY KEY (day, scope, subject)
      )`);
    await runner.query('CREATE INDEX budget_days_day_address_idx ON budget_days (day, address)');
    await runner.query('ALTER TABLE stories ADD COLUMN writer_fallback text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories DROP COLUMN writer_fallback');
    await runner.query('DROP TABLE budget_days');
  }
}
