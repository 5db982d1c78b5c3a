import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { MailCodeEntity, type MailCodePurpose } from './mail-code.entity.js';

@Injectable()
export class MailCodesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Stores a code with a lifetime by the database's clock, and deletes the user's expired codes. */
  async insert(code: Pick<MailCodeEntity, 'codeHash' | 'userId' | 'purpose'>, lifeMs: number): Promise<void> {
    await this.database.runTransaction(async (tx) => {
      await this.codes(tx)
        .createQueryBuilder()
        .delete()
        .where('user_id = :userId and expires_at <= now()', { userId: code.userId })
        .execute();
      await this.codes(tx).insert({ ...code, expiresAt: () => `now() + interval '${lifeMs} milliseconds'` });
    });
  }

  /** The user of a valid code, without using it up; null for an invalid one. */
  async findOwnerId(codeHash: string, purpose: MailCodePurpose): Promise<string | null> {
    const code = await this.codes()
      .createQueryBuilder('code')
      .where('code.codeHash = :codeHash and code.purpose = :purpose and code.expires_at > now()', {
        codeHash,
        purpose,
      })
      .getOne();
    return code?.userId ?? null;
  }

  /** Uses up a valid code: resolves with its user's id once, and with null for every other caller. */
  async redeem(codeHash: string, purpose: MailCodePurpose, tx: Transaction): Promise<string | null> {
    const { raw } = await this.codes(tx)
      .createQueryBuilder()
      .delete()
      .where('code_hash = :codeHash and purpose = :purpose and expires_at > now()', { codeHash, purpose })
      .returning('user_id')
      .execute();
    return (raw as { user_id: string }[])[0]?.user_id ?? null;
  }

  /** Deletes all of a user's codes of a purpose. */
  async removeAll(userId: string, purpose: MailCodePurpose, tx: Transaction): Promise<void> {
    await this.codes(tx).delete({ userId, purpose });
  }

  /** A user's codes, oldest first. */
  listByUser(userId: string): Promise<MailCodeEntity[]> {
    return this.codes().find({ where: { userId }, order: { createdAt: 'ASC' } });
  }

  private codes(tx?: Transaction) {
    return this.database.manager(tx).getRepository(MailCodeEntity);
  }
}
