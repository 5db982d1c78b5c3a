import { Inject, Injectable } from '@nestjs/common';
import type { LoginProvider } from '@storysprout/contracts/api/logins';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { MailService } from '../../mail/mail.service.js';
import type { UserEntity } from '../../users/user.entity.js';
import { MailCodeService } from './mail-code.service.js';
import { noticeMail, type AccountNotice } from './notice-texts.js';

/** Page of the link. */
const PAGES: Record<AccountNotice, string> = {
  linked: '/profile/settings',
  unlinked: '/profile/settings',
  exported: '/profile/settings',
  deleted: '/',
};

/** Tells the owner of an account by mail what happened to it. */
@Injectable()
export class AccountNoticeService {
  constructor(
    private readonly mailer: MailService,
    private readonly limits: MailCodeService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /**
   * Sends a notice in the background, where mail is configured and the account has an e-mail. Limited by kind, so that
   * many of one kind do not hide another; an e-mail that was never verified may be a stranger's and gets few in all.
   */
  async sendNotice(
    notice: AccountNotice,
    { email, emailVerifiedAt, language }: Pick<UserEntity, 'email' | 'emailVerifiedAt' | 'language'>,
    provider?: LoginProvider,
  ): Promise<void> {
    if (!this.mailer.isConfigured || email === null) return;
    const isTooMany = (await this.limits.countMail(emailVerifiedAt === null ? 'notice' : notice, email)) > 0;
    if (isTooMany) return;
    this.mailer.sendMail(email, async () =>
      noticeMail(notice, language, `${this.settings.publicUrl}${PAGES[notice]}`, provider),
    );
  }
}
