import { Injectable } from '@nestjs/common';
import type { VerifyEmailBody } from '@storysprout/contracts/api/password';
import type { User } from '@storysprout/contracts/api/users';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../database/database.service.js';
import { Mailer } from '../../mail/mail.service.js';
import { UsersService } from '../../users/users.service.js';
import { MailCodes } from './mail-code.service.js';

/** Proving that an e-mail is one's own. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly codes: MailCodes,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly database: Database,
  ) {}

  /** Confirms an e-mail with a mailed code. @throws AppError NOT_CONFIGURED, VALIDATION_FAILED for a code that is not good */
  async verify({ code }: VerifyEmailBody): Promise<null> {
    this.mailer.mustBeConfigured();
    await this.database.run(async (tx) => {
      const userId = await this.codes.take(code, 'verify', tx);
      await this.users.setEmailVerified(tx, userId);
    });
    return null;
  }

  /**
   * Mails the caller a code; nothing where there is no e-mail, or a verified one.
   * @throws AppError NOT_CONFIGURED, RATE_LIMITED
   */
  async send(userId: string): Promise<null> {
    this.mailer.mustBeConfigured();
    const user = await this.users.stored(userId);
    if (user.email === null || user.emailVerifiedAt !== null) return null;
    const retryAfter = await this.codes.countMail('verify', user.email);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', 'Too many mails', { retryAfter });
    this.codes.mail('verify', user);
    return null;
  }

  /** Mails somebody who has just registered the first code, where there is mail. */
  async welcome(person: Pick<User, 'id' | 'email' | 'language'>): Promise<void> {
    if (!this.mailer.isConfigured || person.email === null) return;
    if ((await this.codes.countMail('verify', person.email)) === 0) this.codes.mail('verify', person);
  }
}
