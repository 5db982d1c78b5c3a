import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the list of sessions, their end after 90 days, the detection of stolen tokens and recent proofs need. Sessions of
 * older versions count as begun now, so that nobody is signed out; they have no device until they are used.
 */
export class SessionFamilies1700000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN signed_in_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN replaces uuid,
        ADD COLUMN replaced_at timestamptz,
        ADD COLUMN used_at timestamptz,
        ADD COLUMN proven_at timestamptz,
        ADD COLUMN browser text,
        ADD COLUMN system text,
        ADD COLUMN country text`);
    await runner.query('CREATE INDEX sessions_sign_in_id_idx ON sessions (sign_in_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sessions_sign_in_id_idx');
    await runner.query(`
      ALTER TABLE sessions
        DROP COLUMN signed_in_at, DROP COLUMN replaces, DROP COLUMN replaced_at, DROP COLUMN used_at,
        DROP COLUMN proven_at, DROP COLUMN browser, DROP COLUMN system, DROP COLUMN country`);
  }
}
