import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stories and favourites. Lists are read newest first along the indexes that end in `id`. */
export class StoriesAndFavorites1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stories (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        theme text NOT NULL,
        grade smallint NOT NULL,
        word_count integer NOT NULL,
        preview text NOT NULL,
        keyword_words jsonb NOT NULL,
        sentences jsonb NOT NULL,
        keywords jsonb NOT NULL,
        level jsonb,
        ai_model text NOT NULL,
        is_shared boolean NOT NULL DEFAULT false,
        views integer NOT NULL DEFAULT 0,
        favorites_count integer NOT NULL DEFAULT 0,
        fingerprint text NOT NULL,
        idempotency_key text,
        body_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT stories_pkey PRIMARY KEY (id),
        CONSTRAINT stories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT stories_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
      )`);
    await runner.query('CREATE INDEX stories_user_id_id_idx ON stories (user_id, id)');
    await runner.query(`
      CREATE TABLE favorites (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        story_id uuid NOT NULL,
        category text NOT NULL DEFAULT '',
        notes text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT favorites_pkey PRIMARY KEY (id),
        CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT favorites_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories (id) ON DELETE CASCADE,
        CONSTRAINT favorites_user_id_story_id_key UNIQUE (user_id, story_id)
      )`);
    await runner.query('CREATE INDEX favorites_story_id_idx ON favorites (story_id)');
    await runner.query('CREATE INDEX favorites_user_id_id_idx ON favorites (user_id, id)');
    await runner.query('CREATE INDEX favorites_user_id_category_id_idx ON favorites (user_id, category, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favorites');
    await runner.query('DROP TABLE stories');
  }
}
