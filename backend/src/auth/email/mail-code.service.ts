import { Inject, Injectable } from '@nestjs/common';
import { createHmac, type KeyObject } from 'node:crypto';
import { AppError } from '../../common/errors/app-error.js';
import { hashSecret, newSecret } from '../../common/secrets.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { TOKEN_KEY } from '../../config/token-key.js';
import type { Transaction } from '../../database/transaction.js';
import { MailService } from '../../mail/mail.service.js';
import { mailboxOf } from '../../mail/mailbox.js';
import { addressKey } from '../../rate-limits/address-key.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';
import type { UserEntity } from '../../users/user.entity.js';
import type { MailCodeEntity, MailCodePurpose } from './mail-code.entity.js';
import { MailCodesRepository } from './mail-codes.repository.js';
import { MAIL_TEMPLATES } from './mail-texts.js';
import type { AccountNotice } from './notice-texts.js';

const LIFE_MS = 30 * 60_000;
/** Mails of one purpose to one mailbox in the window. */
const MAILS_TO_MAILBOX = 3;
/** Mails that one network address causes in the window: two classes of 50 share one. */
const MAILS_BY_ADDRESS = 100;
const WINDOW_MS = 15 * 60_000;
/** Pages that take the code. It is in the fragment, which reaches no server and no log. */
const PAGES: Record<MailCodePurpose, string> = { reset: '/reset-password', verify: '/verify-email' };

/** Mailed codes, which prove that a mailbox belongs to the user. */
@Injectable()
export class MailCodeService {
  constructor(
    private readonly codes: MailCodesRepository,
    private readonly mailer: MailService,
    @Inject(SHARED_STATE) private readonly shared: SharedState,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl' | 'rateLimits'>,
    @Inject(TOKEN_KEY) private readonly key: KeyObject,
  ) {}

  /**
   * Counts a mail of a purpose to an e-mail, known or not, that a network address asks for, if one does; resolves with
   * the seconds to wait, 0 while it may be sent. All addresses of a mailbox count together.
   */
  async countMail(
    purpose: MailCodePurpose | AccountNotice | 'notice',
    email: string,
    address?: string,
  ): Promise<number> {
    if (!this.settings.rateLimits) return 0;
    const id = createHmac('sha256', this.key).update(`mail ${purpose} ${mailboxOf(email)}`);
    const wait = await this.countHit(`mails:${id.digest('base64url')}`, MAILS_TO_MAILBOX);
    if (address === undefined) return wait;
    return Math.max(wait, await this.countHit(`mails-address:${addressKey(address)}`, MAILS_BY_ADDRESS));
  }

  /** Mails a user a code, in the background. */
  sendCode(
    purpose: MailCodePurpose,
    { id, email, language }: Pick<UserEntity, 'id' | 'email' | 'language'>,
  ): void {
    if (email === null) return;
    this.mailer.sendMail(email, async () => {
      const code = newSecret();
      await this.codes.insert({ codeHash: hashSecret(code), userId: id, purpose }, LIFE_MS);
      return MAIL_TEMPLATES[language][purpose](`${this.settings.publicUrl}${PAGES[purpose]}#code=${code}`);
    });
  }

  /** The user of a code, which stays valid. @throws AppError VALIDATION_FAILED at `code` */
  async getOwnerId(code: string, purpose: MailCodePurpose): Promise<string> {
    const userId = await this.codes.findOwnerId(hashSecret(code), purpose);
    if (userId === null) throw invalidCode();
    return userId;
  }

  /** Uses up a code and all others of its purpose; resolves with its user's id. @throws AppError VALIDATION_FAILED */
  async redeemCode(code: string, purpose: MailCodePurpose, tx: Transaction): Promise<string> {
    const userId = await this.codes.redeem(hashSecret(code), purpose, tx);
    if (userId === null) throw invalidCode();
    await this.codes.removeAll(userId, purpose, tx);
    return userId;
  }

  /** The user's codes, oldest first. */
  listByUser(userId: string): Promise<MailCodeEntity[]> {
    return this.codes.listByUser(userId);
  }

  /** Counts a mail; resolves with the seconds to wait beyond the limit, else 0. */
  private async countHit(key: string, limit: number): Promise<number> {
    const { count, endsInMs } = await this.shared.countHit(key, WINDOW_MS);
    return count > limit ? Math.max(1, Math.ceil(endsInMs / 1000)) : 0;
  }
}

/** One error for a code that is wrong, used, expired or of another purpose. */
function invalidCode(): AppError {
  const message = 'The verification code is wrong or has expired';
  return new AppError('VALIDATION_FAILED', message, { errors: [{ path: 'code', message }] });
}
