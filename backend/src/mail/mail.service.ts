import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../config/settings.js';

/** Milliseconds that a mail server may be silent for. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds. The answer is out by then: work for a mail would hold it up, and so tell that there is one. */
const DELAY_MS = 50;

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Sends mails beside requests: nobody waits for a mail server, and no answer's time tells whether there was a mail. */
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

  /** Sends a mail that is made meanwhile; none where it comes out as null. A failure is logged and goes no further. */
  sendMail(to: string, make: () => Promise<Mail | null>): void {
    const sent = this.deliver(to, make).finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  /** Waits for the mails that are under way. */
  async waitUntilSent(): Promise<void> {
    await Promise.all(this.sending);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.waitUntilSent();
    this.transport?.close();
  }

  private async deliver(to: string, make: () => Promise<Mail | null>): Promise<void> {
    try {
      await sleep(DELAY_MS);
      const mail = await make();
      if (mail) await this.transport?.sendMail({ from: this.settings.mail?.from, to, ...mail });
    } catch (error) {
      // Its message may hold the address, or what the mail server said of it.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      this.log.warn(`a mail was not sent: ${String(code)} ${String(responseCode ?? '')}`.trim());
    }
  }
}
