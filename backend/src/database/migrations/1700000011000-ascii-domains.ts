import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails of before are stored as new ones are: their domains in the ASCII form of IDNA. */
export class AsciiDomains1700000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const users: { id: string; email: string }[] = await runner.query(
      `SELECT id, email FROM users WHERE split_part(email, '@', 2) ~ '[^ -~]' ORDER BY id`,
    );
    for (const { id, email } of users) {
      const [local, domain] = email.split('@') as [string, string];
      const ascii = domainToASCII(domain);
      // One that cannot be converted, or is taken in that form by another account, still signs in as it was typed.
      if (ascii === '') continue;
      await runner.query(
        'UPDATE users SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE email = $2)',
        [id, `${local}@${ascii}`],
      );
    }
  }

  /** The stored form of before is not needed: it signs in with either. */
  async down(): Promise<void> {}
}
