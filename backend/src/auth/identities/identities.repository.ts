import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { IdentityEntity } from './identity.entity.js';

@Injectable()
export class IdentitiesRepository {
  constructor(private readonly database: DatabaseService) {}

  findBySubject(
    provider: IdentityProvider,
    subject: string,
    tx?: Transaction,
  ): Promise<IdentityEntity | null> {
    return this.identities(tx).findOneBy({ provider, subject });
  }

  /** A user's identities, oldest first. */
  listByUser(userId: string, tx?: Transaction): Promise<IdentityEntity[]> {
    return this.identities(tx).find({ where: { userId }, order: { id: 'ASC' } });
  }

  /** Adds one; false when the identity is linked already, or the user has another one of this provider. */
  async insert(
    identity: Pick<IdentityEntity, 'id' | 'userId' | 'provider' | 'subject' | 'refreshToken'>,
    tx: Transaction,
  ): Promise<boolean> {
    const { raw } = await this.identities(tx)
      .createQueryBuilder()
      .insert()
      .values(identity)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length === 1;
  }

  async update(
    id: string,
    changes: Partial<Pick<IdentityEntity, 'subject' | 'refreshToken'>>,
    tx: Transaction,
  ): Promise<void> {
    await this.identities(tx).update({ id }, changes);
  }

  async remove(ids: readonly string[], tx: Transaction): Promise<void> {
    if (ids.length > 0) await this.identities(tx).delete([...ids]);
  }

  private identities(tx?: Transaction) {
    return this.database.manager(tx).getRepository(IdentityEntity);
  }
}
