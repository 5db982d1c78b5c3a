import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logins of other providers, verification of e-mails, and mailed codes. */
export class Identities1700000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN email_verified_at timestamptz');
    await runner.query(`
      CREATE TABLE identities (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        provider text NOT NULL,
        subject text NOT NULL,
        refresh_token text,
        linked_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT identities_pkey PRIMARY KEY (id),
        CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT identities_user_id_provider_key UNIQUE (user_id, provider)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX identities_provider_subject_key ON identities (provider, subject)',
    );
    await runner.query(`
      CREATE TABLE mail_codes (
        code_hash text NOT NULL,
        user_id uuid NOT NULL,
        purpose text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT mail_codes_pkey PRIMARY KEY (code_hash),
        CONSTRAINT mail_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX mail_codes_user_id_idx ON mail_codes (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_codes');
    await runner.query('DROP TABLE identities');
    await runner.query('ALTER TABLE users DROP COLUMN email_verified_at');
  }
}
