// @ts-check
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * A received mail.
 * @typedef {object} ReceivedMail
 * @property {string} to
 * @property {string} from
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 */

/**
 * Stand-in for a mail server: accepts and stores every mail.
 * @param {{ port?: number }} [options] any free port by default
 */
export async function startSmtp({ port = 0 } = {}) {
  /** @type {ReceivedMail[]} */
  const mails = [];
  /** @type {{ to: string, resolve: (mail: ReceivedMail) => void }[]} */
  let waiting = [];
  /** @type {string | undefined} */
  let refusal;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(
        refusal === undefined
          ? null
          : Object.assign(new Error(`${refusal} <${address}>`), { responseCode: 550 }),
      );
    },
    async onData(stream, session, done) {
      const chunks = [];
      for await (const chunk of stream) chunks.push(chunk);
      const { from, subject, text, html } = await PostalMime.parse(Buffer.concat(chunks));
      for (const { address } of session.envelope.rcptTo) {
        const mail = {
          to: address,
          from: from?.address ?? '',
          subject: subject ?? '',
          text: text ?? '',
          html: html ?? '',
        };
        mails.push(mail);
        for (const waiter of waiting.filter(({ to }) => to === address)) waiter.resolve(mail);
        waiting = waiting.filter(({ to }) => to !== address);
      }
      done();
    },
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.server.address());

  return {
    /** For SMTP_URL. */
    url: `smtp://127.0.0.1:${address.port}`,
    /** Every mail so far, oldest first. */
    mails,
    /**
     * Waits for the next mail to this address. Call it before the action that sends the mail.
     * @param {string} to
     * @returns {Promise<ReceivedMail>}
     */
    nextMail: (to) => new Promise((resolve) => void waiting.push({ to, resolve })),
    /**
     * Refuses every recipient with this text from now on; without argument accepts them again.
     * @param {string} [text]
     */
    refuse: (text) => void (refusal = text),
    /** @returns {Promise<void>} */
    close: () => new Promise((done) => server.close(() => done())),
  };
}
