import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { EMAIL_PATTERN } from '@storysprout/contracts/email-address';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../config/settings.js';

/** Milliseconds of silence after which a mail server is given up. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Milliseconds before the work for a mail starts. The reply has been sent by then: the work would delay it, and so
 * reveal that there is a mail.
 */
const DELAY_MS = 50;

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Sends mails in the background: no reply waits for a mail server, and no reply's timing reveals whether a mail was
 * sent.
 */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly log = new Logger(MailService.name);
  private readonly transport: Transporter | undefined;
  private readonly sending = new Set<Promise<void>>();

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'mail'>) {
    if (settings.mail) {
      this.transport = createTransport({
        url: settings.mail.smtpUrl,
        pool: true,
        maxConnections: 2,
        ...TIMEOUTS,
      });
    }
  }

  /** @throws AppError NOT_CONFIGURED without a mail server */
  assertConfigured(): void {
    if (!this.transport) throw new AppError('NOT_CONFIGURED', 'Mail is not configured here');
  }

  get isConfigured(): boolean {
    return this.transport !== undefined;
  }

  /**
   * Creates and sends a mail to one normalised address in the background; none when `make` resolves with null. A failure
   * is logged and not thrown.
   */
  sendMail(to: string, make: () => Promise<Mail | null>): void {
    const sent = this.deliver(to, make).finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  /** Waits for the mails in progress. */
  async waitUntilSent(): Promise<void> {
    await Promise.all(this.sending);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.waitUntilSent();
    this.transport?.close();
  }

  /** Sender and recipient in structured form, for the header and for SMTP: no text is parsed for further recipients. */
  private addressTo(to: string): Pick<SendMailOptions, 'from' | 'to' | 'envelope'> {
    const { from } = this.settings.mail!;
    return { from, to: { name: '', address: to }, envelope: { from: from.address, to: [to] } };
  }

  private async deliver(to: string, make: () => Promise<Mail | null>): Promise<void> {
    try {
      await sleep(DELAY_MS);
      // An address of before the strict grammar may be read as a list.
      if (!EMAIL_PATTERN.test(to)) throw Object.assign(new Error('no e-mail address'), { code: 'EADDRESS' });
      const mail = await make();
      if (mail) await this.transport?.sendMail({ ...this.addressTo(to), ...mail });
    } catch (error) {
      // The error's message may contain the address or the mail server's words about it.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      this.log.warn(`a mail was not sent: ${String(code)} ${String(responseCode ?? '')}`.trim());
    }
  }
}
