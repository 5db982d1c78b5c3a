import { EMAIL_PATTERN, normalizeEmail } from '@storysprout/contracts/email-address';
import { accessSync, constants } from 'node:fs';
import { z } from 'zod';

/** A whole number in a range. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

/** An origin: an http or https address without a path. */
export const webAddress = z
  .string()
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  }, 'must be an http or https address without a path, such as https://stories.example.org')
  .transform((text) => new URL(text).origin);

/** Used in this order with IP_SERVICES=on; they allow requests from any origin (CORS). */
const IP_SERVICES = [
  'https://api64.ipify.org?format=json',
  'https://api.ip.sb/jsonip',
  'https://api.my-ip.io/v2/ip.json',
  'https://myip.ipip.net/json',
];

export const readableFile = z.string().refine((path) => {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}, 'must be a file that can be read');

const IP_SERVICES_RULE = 'must be off, on, or at most four https addresses with commas between them';
/** Services that return the browser's own address. */
export const ipServices = z
  .string()
  .max(2048, IP_SERVICES_RULE)
  .transform((text) => {
    if (text === 'off') return [];
    return text === 'on' ? IP_SERVICES : text.split(',').map((part) => part.trim());
  })
  .refine(
    (services) =>
      services.length <= IP_SERVICES.length &&
      services.every((service) => URL.canParse(service) && new URL(service).protocol === 'https:'),
    IP_SERVICES_RULE,
  );

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The registry of remotes: this process's own, or at an address that nobody on the way can change. */
export const registryAddress = z.string().refine((text) => {
  if (text === '/remotes.json') return true;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
}, 'must be /remotes.json or an https address; http only on this machine');

const PLAIN_EMAIL = /^[\w.+-]+@[\w.-]+\.[a-z]{2,}$/i;

/** Whom to tell of a vulnerability: a URI of `security.txt` (RFC 9116); an e-mail address becomes one. */
export const contactUri = z
  .string()
  .max(254)
  .transform((text) => (PLAIN_EMAIL.test(text) ? `mailto:${text}` : text))
  .refine(
    (text) => /^(?:mailto:|tel:|https:\/\/)[\x21-\x7e]+$/.test(text),
    'must be an e-mail address, or start with https://, mailto: or tel:',
  );

/** An address with any path, stored without a trailing slash. */
export const serviceAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https address',
  )
  .transform((text) => text.replace(/\/+$/, ''));

/** A key, id or name issued by a provider. */
export const credential = z.string().max(8192);

/** A sender, `name <address>` or an address alone, taken apart: the mailer parses no text. */
export const mailSender = z
  .string()
  .max(320)
  .transform((text) => {
    const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: normalizeEmail(address) };
  })
  .refine(
    ({ name, address }) => EMAIL_PATTERN.test(address) && !/\p{Cc}/u.test(name),
    'must be an e-mail address, or a name with one, such as StorySprout <no-reply@stories.example.org>',
  );
