import { Injectable } from '@nestjs/common';
import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import type { UserEntity } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { AppleRevocationService } from '../google-apple/apple-revocation.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import type { IdentityEntity } from '../identities/identity.entity.js';
import { LoginThrottleService } from '../password/login-throttle.service.js';
import { PasswordHashService } from '../password/password-hash.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { MailCodePurpose } from './mail-code.entity.js';
import { MailCodeService } from './mail-code.service.js';

/** Gives an account to the owner of its mailbox. docs/decisions/027-confirmation.md */
@Injectable()
export class AccountClaimService {
  constructor(
    private readonly codes: MailCodeService,
    private readonly users: UsersService,
    private readonly identities: IdentitiesService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHashService,
    private readonly wrongPasswords: LoginThrottleService,
    private readonly revocation: AppleRevocationService,
    private readonly database: DatabaseService,
  ) {}

  /**
   * Sets a new password with a mailed code, and ends every session, every lock and the linked logins that are not kept.
   * If the e-mail was not confirmed before, a stranger may have registered it: none is kept, and the e-mail counts as
   * confirmed.
   * @throws AppError VALIDATION_FAILED for an invalid code
   */
  async claimAccount(
    code: string,
    purpose: MailCodePurpose,
    password: string,
    keep: readonly IdentityProvider[] = [],
  ): Promise<void> {
    // Checked before hashing, which is slow, and used up after it.
    await this.codes.getOwnerId(code, purpose);
    const passwordHash = await this.passwords.hashPassword(password);
    const { user, removed } = await this.database.runTransaction(async (tx) => {
      const userId = await this.codes.redeemCode(code, purpose, tx);
      await this.users.assertExists(tx, userId);
      const before = await this.users.getUser(userId, tx);
      const dropped = await this.dropLogins(before, keep, tx);
      await this.users.setPassword(tx, userId, passwordHash);
      await this.sessions.endAll(tx, userId);
      return { user: before, removed: dropped };
    });
    await this.wrongPasswords.resetFailures(user.email ?? user.id);
    await this.revocation.revokeLogins(removed);
  }

  /** Unlinks the logins that are not kept, and resolves with them; confirms an unconfirmed e-mail. */
  private async dropLogins(
    { id, emailVerifiedAt }: UserEntity,
    keep: readonly IdentityProvider[],
    tx: Transaction,
  ): Promise<IdentityEntity[]> {
    const linked = await this.identities.listByUser(id, tx);
    const isKept = ({ provider }: IdentityEntity) => emailVerifiedAt !== null && keep.includes(provider);
    const dropped = linked.filter((identity) => !isKept(identity));
    await this.identities.removeIdentities(dropped, tx);
    if (emailVerifiedAt === null) await this.users.setEmailVerified(tx, id);
    return dropped;
  }
}
