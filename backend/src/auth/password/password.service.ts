import { Injectable } from '@nestjs/common';
import type {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetLoginsBody,
  ResetPasswordBody,
} from '@storysprout/contracts/api/password';
import type { Logins } from '@storysprout/contracts/api/logins';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { DatabaseService } from '../../database/database.service.js';
import { MailService } from '../../mail/mail.service.js';
import { UsersService } from '../../users/users.service.js';
import { AccountClaimService } from '../email/account-claim.service.js';
import { MailCodeService } from '../email/mail-code.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { PasswordHashService } from './password-hash.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LoginThrottleService } from './login-throttle.service.js';

/** Changes and resets passwords. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHashService,
    private readonly wrongPasswords: LoginThrottleService,
    private readonly codes: MailCodeService,
    private readonly mailer: MailService,
    private readonly identities: IdentitiesService,
    private readonly claims: AccountClaimService,
    private readonly database: DatabaseService,
  ) {}

  /**
   * Changes the caller's password and ends all sessions but the caller's.
   * @throws AppError CONFIRMATION_REQUIRED for a wrong current one, ACCOUNT_LOCKED after too many
   */
  async changePassword(caller: Caller, { current, password }: ChangePasswordBody): Promise<null> {
    const account = await this.users.getUser(caller.id);
    const matches = await this.wrongPasswords.runAttempt(
      account.email ?? account.id,
      async () => (await this.passwords.verifyPassword(current, account.passwordHash)) || null,
    );
    if (!matches) throw wrongCurrentPassword();
    const passwordHash = await this.passwords.hashPassword(password);
    await this.database.runTransaction(async (tx) => {
      // Another request may have changed the password since it was verified.
      if (!(await this.users.lockUnchanged(tx, account))) throw wrongCurrentPassword();
      await this.users.setPassword(tx, caller.id, passwordHash);
      await this.sessions.endAll(tx, caller.id, caller.sessionId);
    });
    return null;
  }

  /**
   * Mails a reset code if a user has the e-mail. The same reply after the same work if not.
   * @param address of the caller, counted against the limit of mails
   * @throws AppError NOT_CONFIGURED
   */
  async requestReset({ email }: ForgotPasswordBody, address: string): Promise<null> {
    this.mailer.assertConfigured();
    const isTooMany = (await this.codes.countMail('reset', email, address)) > 0;
    const user = await this.users.findByEmail(email);
    if (user && !isTooMany) this.codes.sendCode('reset', user);
    return null;
  }

  /**
   * Sets a new password with a mailed code, and ends every session, every lock and the linked logins that are not kept.
   * @throws AppError NOT_CONFIGURED, VALIDATION_FAILED for an invalid code
   */
  async resetPasswordByCode({ code, password, keep }: ResetPasswordBody): Promise<null> {
    this.mailer.assertConfigured();
    await this.claims.claimAccount(code, 'reset', password, keep);
    return null;
  }

  /**
   * The linked logins that a reset with this code can keep: none while the e-mail was never verified.
   * @throws AppError NOT_CONFIGURED, VALIDATION_FAILED for an invalid code
   */
  async listKeepableLogins({ code }: ResetLoginsBody): Promise<Logins> {
    this.mailer.assertConfigured();
    const user = await this.users.getUser(await this.codes.getOwnerId(code, 'reset'));
    const identities = user.emailVerifiedAt === null ? [] : await this.identities.listByUser(user.id);
    return {
      logins: identities.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() })),
    };
  }

  /** Sets a user's password without knowing the old one, and ends all sessions. */
  async resetPassword(userId: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hashPassword(password);
    await this.database.runTransaction(async (tx) => {
      await this.users.assertExists(tx, userId);
      await this.users.setPassword(tx, userId, passwordHash);
      await this.sessions.endAll(tx, userId);
    });
  }
}

const wrongCurrentPassword = () => new AppError('CONFIRMATION_REQUIRED', 'The current password is wrong');
