import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Narrations of stories; the audio is stored in files. */
export class Narrations1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE narrations (
        id uuid NOT NULL,
        story_id uuid NOT NULL,
        file text NOT NULL,
        bytes integer NOT NULL,
        voice text NOT NULL,
        speed real NOT NULL,
        timings jsonb NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        owner_asked_at timestamptz,
        CONSTRAINT narrations_pkey PRIMARY KEY (id),
        CONSTRAINT narrations_file_key UNIQUE (file),
        CONSTRAINT narrations_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX narrations_story_id_idx ON narrations (story_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE narrations');
  }
}
