import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.js';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year, so that an abandoned installation is noticed. */
const VALID_DAYS = 180;

/** Whom to tell of a vulnerability; the page about the installation names its operator where no contact is set. */
const contactOf = ({ securityContact, publicUrl }: SecuritySettings): string =>
  securityContact ?? `${publicUrl}/about`;

type SecuritySettings = Pick<Settings, 'securityContact' | 'publicUrl'>;

/** The text of `/.well-known/security.txt` (RFC 9116) at a time in milliseconds. It changes once a day. */
export function securityText(settings: SecuritySettings, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: ${contactOf(settings)}`,
    `Expires: ${expires}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Serves `/.well-known/security.txt`. */
export function registerSecurityText(server: FastifyInstance, settings: SecuritySettings): void {
  server.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(securityText(settings, Date.now())),
  );
}
