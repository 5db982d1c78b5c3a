import { Injectable } from '@nestjs/common';
import type { VerifyEmailBody } from '@storysprout/contracts/api/password';
import type { User } from '@storysprout/contracts/api/users';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { MailService } from '../../mail/mail.service.js';
import { UsersService } from '../../users/users.service.js';
import { LoginThrottleService } from '../password/login-throttle.service.js';
import { PasswordHashService } from '../password/password-hash.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountClaimService } from './account-claim.service.js';
import { MailCodeService } from './mail-code.service.js';

/** Confirms e-mails with mailed codes. docs/decisions/027-confirmation.md */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly codes: MailCodeService,
    private readonly claims: AccountClaimService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHashService,
    private readonly wrongPasswords: LoginThrottleService,
    private readonly mailer: MailService,
    private readonly database: DatabaseService,
  ) {}

  /**
   * Confirms an e-mail with a mailed code. The code proves the mailbox; that its owner has registered the account, too,
   * is proved by the session of the registration or by the password. With a new password the owner of the mailbox takes
   * the account over from whoever registered it.
   * @throws AppError NOT_CONFIGURED, VALIDATION_FAILED for an invalid code, CONFIRMATION_REQUIRED without proof or for a
   * wrong password, ACCOUNT_LOCKED after too many; none of them uses the code up
   */
  async verifyEmail(body: VerifyEmailBody, caller: Caller | undefined): Promise<null> {
    this.mailer.assertConfigured();
    const { code, password, newPassword } = body;
    if (newPassword !== undefined) await this.claims.claimAccount(code, 'verify', newPassword);
    else if (password !== undefined) await this.confirmByPassword(code, password);
    else await this.confirm(code, (userId, tx) => this.isRegistration(caller, userId, tx));
    return null;
  }

  /**
   * Mails the caller a code, unless there is no e-mail or it is verified.
   * @param address of the caller, counted against the limit of mails
   * @throws AppError NOT_CONFIGURED, RATE_LIMITED
   */
  async sendVerification(userId: string, address: string): Promise<null> {
    this.mailer.assertConfigured();
    const user = await this.users.getUser(userId);
    if (user.email === null || user.emailVerifiedAt !== null) return null;
    const retryAfter = await this.codes.countMail('verify', user.email, address);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', 'Too many mails', { retryAfter });
    this.codes.sendCode('verify', user);
    return null;
  }

  /** Mails a newly registered user the first code, where mail is configured. */
  async sendFirstVerification(
    person: Pick<User, 'id' | 'email' | 'language'>,
    address: string,
  ): Promise<void> {
    if (!this.mailer.isConfigured || person.email === null) return;
    if ((await this.codes.countMail('verify', person.email, address)) === 0)
      this.codes.sendCode('verify', person);
  }

  /** Confirms the e-mail of a code's user, who proves in the same transaction to have registered it. */
  private async confirm(
    code: string,
    hasRegistered: (userId: string, tx: Transaction) => Promise<boolean>,
  ): Promise<void> {
    await this.database.runTransaction(async (tx) => {
      const userId = await this.codes.redeemCode(code, 'verify', tx);
      if (!(await hasRegistered(userId, tx))) throw confirmationRequired();
      await this.users.setEmailVerified(tx, userId);
    });
  }

  private async confirmByPassword(code: string, password: string): Promise<void> {
    const account = await this.users.getUser(await this.codes.getOwnerId(code, 'verify'));
    const matches = await this.wrongPasswords.runAttempt(
      account.email ?? account.id,
      async () => (await this.passwords.verifyPassword(password, account.passwordHash)) || null,
    );
    if (!matches) throw confirmationRequired();
    // Another request may have changed the password since it was verified.
    await this.confirm(code, (_, tx) => this.users.lockUnchanged(tx, account));
  }

  /** Whether the caller's session began with the account. The row is locked, so that nobody takes it over meanwhile. */
  private async isRegistration(
    caller: Caller | undefined,
    userId: string,
    tx: Transaction,
  ): Promise<boolean> {
    if (caller?.id !== userId) return false;
    const user = await this.users.lockUser(tx, userId);
    const began = await this.sessions.findBeginning(caller, tx);
    return user !== null && began?.getTime() === user.createdAt.getTime();
  }
}

const confirmationRequired = () =>
  new AppError('CONFIRMATION_REQUIRED', 'Open the link where you registered, or prove that it was you');
