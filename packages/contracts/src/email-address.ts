/** The grammar of e-mail addresses, without zod, so that browser bundles may import it. Why so strict: docs/decisions/028-mailboxes.md */

/**
 * A normalised address: an ASCII dot-atom of at most 64 characters, `@`, and host names joined by dots. Comments, quotes,
 * groups and lists, which a mailer may read as other or further recipients, do not match; nor do `%` and `!`, the source
 * routes of old mailers.
 */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)[a-z0-9#$&'*+/=?^_`{|}~-]+(\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** The looser rule of before. */
const FORMER_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Characters of a host name before it is normalised. The URL parser drops or decodes some of the others. */
const HOST_NAME = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;
/** Characters that are not shown, such as zero-width spaces and soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * An address in the one form in which it is stored and compared: lower case, the domain as IDNA writes it in ASCII
 * (`xn--…`). A text that is no address comes back in lower case, and does not match {@link EMAIL_PATTERN}.
 */
export function normalizeEmail(text: string): string {
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = at < 0 ? undefined : toAsciiDomain(address.slice(at + 1));
  return domain === undefined ? address : `${address.slice(0, at)}@${domain}`;
}

/** Whether a text is an e-mail address, in any letter case and with any script in its domain. */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(normalizeEmail(text));

/** Whether a text may be the e-mail of an account: one that was registered under the looser rule of before signs in with it. */
export const mayBeKnownEmail = (text: string): boolean => FORMER_PATTERN.test(normalizeEmail(text));

/** IDNA is what the URL parser applies to host names, in browsers and in Node. */
function toAsciiDomain(domain: string): string | undefined {
  if (!HOST_NAME.test(domain) || INVISIBLE.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}/`).hostname;
  } catch {
    return undefined;
  }
}
