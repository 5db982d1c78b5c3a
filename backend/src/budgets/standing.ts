/**
 * How far an account is trusted with the operator's money:
 * - `established`: confirmed, and older than NEW_ACCOUNT_HOURS;
 * - `new`: confirmed, and younger;
 * - `unproven`: older, where nothing can be confirmed because no mail is set up;
 * - `unconfirmed`: not confirmed where it could be, or younger where it could not.
 */
export type Standing = 'established' | 'new' | 'unproven' | 'unconfirmed';

/** The columns of a user that decide its standing. */
export interface StandingAccount {
  email: string | null;
  emailVerifiedAt: Date | null;
  createdAt: Date;
}

const HOUR_MS = 3_600_000;

/** The standing of an account at a time, in milliseconds since 1970. */
export function standingOf(
  { email, emailVerifiedAt, createdAt }: StandingAccount,
  { hasMail, newAccountHours, now }: { hasMail: boolean; newAccountHours: number; now: number },
): Standing {
  // An account without an e-mail was made by a login of Google, Apple or WeChat, which vouches for the person.
  const isConfirmed = emailVerifiedAt !== null || email === null;
  const isNew = now - createdAt.getTime() < newAccountHours * HOUR_MS;
  if (isConfirmed) return isNew ? 'new' : 'established';
  return hasMail || isNew ? 'unconfirmed' : 'unproven';
}
