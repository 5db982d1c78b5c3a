import validator from 'validator';

/**
 * The mailbox that a normalised address reaches, as far as its form says: `Pupil+x@gmail.com` and `pu.pil@googlemail.com`
 * reach the same one. The part after `+` is dropped for every domain, the rest follows the rules of the big providers.
 * For counting only: two addresses of one mailbox stay two e-mails.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const untagged = address.slice(0, at).replace(/(?<=.)\+.*/, '') + address.slice(at);
  return validator.normalizeEmail(untagged) || untagged;
}
