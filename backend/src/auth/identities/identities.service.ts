import { Injectable } from '@nestjs/common';
import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../common/errors/app-error.js';
import type { Transaction } from '../../database/transaction.js';
import type { IdentityEntity } from './identity.entity.js';
import { IdentitiesRepository } from './identities.repository.js';
import type { Proof } from './proof.js';

/** Maps identities of providers to users. (provider, subject) decides, never an e-mail or a name. */
@Injectable()
export class IdentitiesService {
  constructor(private readonly identities: IdentitiesRepository) {}

  /** The id of the user with this identity, or null; stores a changed subject and a new refresh token. */
  async findOwnerId(proof: Proof, tx: Transaction): Promise<string | null> {
    const { provider, subject, formerSubject, refreshToken } = proof;
    const known =
      (await this.identities.findBySubject(provider, subject, tx)) ??
      (formerSubject ? await this.identities.findBySubject(provider, formerSubject, tx) : null);
    if (!known) return null;
    if (known.subject !== subject || refreshToken)
      await this.identities.update(known.id, { subject, ...(refreshToken && { refreshToken }) }, tx);
    return known.userId;
  }

  /** Whether the identity is linked to a user. */
  async isKnown(provider: IdentityProvider, subject: string): Promise<boolean> {
    return (await this.identities.findBySubject(provider, subject)) !== null;
  }

  /** Links it to a user; false when another request linked it first. Requires the lock of the user's row. */
  addIdentity(userId: string, { provider, subject, refreshToken }: Proof, tx: Transaction): Promise<boolean> {
    const identity = { id: uuidv7(), userId, provider, subject, refreshToken: refreshToken ?? null };
    return this.identities.insert(identity, tx);
  }

  /**
   * Links it to a signed-in user; a second time does nothing. Requires the lock of the user's row.
   * @throws AppError LOGIN_TAKEN when it is another user's, or the user has another one of this provider
   */
  async linkIdentity(userId: string, proof: Proof, tx: Transaction): Promise<void> {
    const owner = await this.findOwnerId(proof, tx);
    if (owner === userId) return;
    if (owner !== null || !(await this.addIdentity(userId, proof, tx)))
      throw new AppError('LOGIN_TAKEN', 'This login belongs to another account, or replaces one of yours');
  }

  /** A user's identities, oldest first. */
  listByUser(userId: string, tx?: Transaction): Promise<IdentityEntity[]> {
    return this.identities.listByUser(userId, tx);
  }

  /** Unlinks identities. */
  removeIdentities(identities: readonly IdentityEntity[], tx: Transaction): Promise<void> {
    return this.identities.remove(
      identities.map(({ id }) => id),
      tx,
    );
  }
}
