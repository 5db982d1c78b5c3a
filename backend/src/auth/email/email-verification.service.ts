import { Injectable } from '@nestjs/common';
import type { VerifyEmailBody } from '@storysprout/contracts/api/password';
import type { User } from '@storysprout/contracts/api/users';
import { AppError } from '../../common/errors/app-error.js';
import { DatabaseService } from '../../database/database.service.js';
import { MailService } from '../../mail/mail.service.js';
import { UsersService } from '../../users/users.service.js';
import { MailCodeService } from './mail-code.service.js';

/** Verifies that an e-mail belongs to the user, by a mailed code. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly codes: MailCodeService,
    private readonly users: UsersService,
    private readonly mailer: MailService,
    private readonly database: DatabaseService,
  ) {}

  /** Verifies an e-mail with a mailed code. @throws AppError NOT_CONFIGURED, VALIDATION_FAILED for an invalid code */
  async verifyEmail({ code }: VerifyEmailBody): Promise<null> {
    this.mailer.assertConfigured();
    await this.database.runTransaction(async (tx) => {
      const userId = await this.codes.redeemCode(code, 'verify', tx);
      await this.users.setEmailVerified(tx, userId);
    });
    return null;
  }

  /**
   * Mails the caller a code, unless there is no e-mail or it is verified.
   * @throws AppError NOT_CONFIGURED, RATE_LIMITED
   */
  async sendVerification(userId: string): Promise<null> {
    this.mailer.assertConfigured();
    const user = await this.users.getUser(userId);
    if (user.email === null || user.emailVerifiedAt !== null) return null;
    const retryAfter = await this.codes.countMail('verify', user.email);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', 'Too many mails', { retryAfter });
    this.codes.sendCode('verify', user);
    return null;
  }

  /** Mails a newly registered user the first code, where mail is configured. */
  async sendFirstVerification(person: Pick<User, 'id' | 'email' | 'language'>): Promise<void> {
    if (!this.mailer.isConfigured || person.email === null) return;
    if ((await this.codes.countMail('verify', person.email)) === 0) this.codes.sendCode('verify', person);
  }
}
