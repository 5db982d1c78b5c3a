import { Injectable } from '@nestjs/common';
import type {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '@storysprout/contracts/api/password';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { Database } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { Mailer } from '../../mail/mail.service.js';
import type { UserEntity } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { MailCodes } from '../email/mail-code.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { Passwords } from './password-hash.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { WrongPasswords } from './login-throttle.service.js';

/** New passwords for people who have an account. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly wrongPasswords: WrongPasswords,
    private readonly codes: MailCodes,
    private readonly mailer: Mailer,
    private readonly identities: IdentitiesService,
    private readonly database: Database,
  ) {}

  /**
   * Changes the caller's password and ends every session but the one that asks.
   * @throws AppError CONFIRMATION_REQUIRED for a wrong current one, ACCOUNT_LOCKED after too many
   */
  async change(caller: Caller, { current, password }: ChangePasswordBody): Promise<null> {
    const account = await this.users.stored(caller.id);
    const matches = await this.wrongPasswords.try(
      account.email ?? account.id,
      async () => (await this.passwords.verify(current, account.passwordHash)) || null,
    );
    if (!matches) throw wrongCurrent();
    const passwordHash = await this.passwords.hash(password);
    await this.database.run(async (tx) => {
      // Another change may have been faster: then the current one is not what was checked.
      if (!(await this.users.lockUnchanged(tx, account))) throw wrongCurrent();
      await this.users.setPassword(tx, caller.id, passwordHash);
      await this.sessions.endAll(tx, caller.id, caller.sessionId);
    });
    return null;
  }

  /**
   * Mails a code for a new password, if somebody has the e-mail. The same answer after the same work if not.
   * @throws AppError NOT_CONFIGURED
   */
  async forgot({ email }: ForgotPasswordBody): Promise<null> {
    this.mailer.mustBeConfigured();
    const isTooMany = (await this.codes.countMail('reset', email)) > 0;
    const user = await this.users.findByEmail(email);
    if (user && !isTooMany) this.codes.mail('reset', user);
    return null;
  }

  /**
   * Sets a new password with a mailed code, and ends every session and every lock.
   * @throws AppError NOT_CONFIGURED, VALIDATION_FAILED for a code that is not good
   */
  async resetByCode({ code, password }: ResetPasswordBody): Promise<null> {
    this.mailer.mustBeConfigured();
    await this.codes.mustBeGood(code, 'reset');
    const passwordHash = await this.passwords.hash(password);
    const user = await this.database.run(async (tx) => {
      const userId = await this.codes.take(code, 'reset', tx);
      await this.users.assertExists(tx, userId);
      const before = await this.users.stored(userId, tx);
      await this.makeOwner(before, tx);
      await this.users.setPassword(tx, userId, passwordHash);
      await this.sessions.endAll(tx, userId);
      return before;
    });
    await this.wrongPasswords.forgive(user.email ?? user.id);
    return null;
  }

  /** For the operator: sets a person's password, whatever it was, and ends all their sessions. */
  async reset(userId: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.database.run(async (tx) => {
      await this.users.assertExists(tx, userId);
      await this.users.setPassword(tx, userId, passwordHash);
      await this.sessions.endAll(tx, userId);
    });
  }

  /**
   * Who can read the mailbox is the owner from now on. Where nobody had proved that before, somebody else may have
   * registered with this e-mail, and their other logins must not open the account any longer.
   */
  private async makeOwner({ id, emailVerifiedAt }: UserEntity, tx: Transaction): Promise<void> {
    if (emailVerifiedAt !== null) return;
    await this.identities.remove(await this.identities.ofUser(id, tx), tx);
    await this.users.setEmailVerified(tx, id);
  }
}

const wrongCurrent = () => new AppError('CONFIRMATION_REQUIRED', 'The current password is wrong');
