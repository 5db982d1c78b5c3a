import type { AccountExport } from '@storysprout/contracts/api/account';
import type { MailCodeEntity } from '../auth/email/mail-code.entity.js';
import type { IdentityEntity } from '../auth/identities/identity.entity.js';
import type { UserEntity } from '../users/user.entity.js';

/** The user's row with all columns, the password hash reduced to whether there is one. */
export function toAccount(user: UserEntity): AccountExport['account'] {
  const { passwordHash, createdAt, emailVerifiedAt, ...row } = user;
  return {
    ...row,
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    hasPassword: passwordHash !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** A linked login with all columns, the refresh token reduced to whether there is one. */
export function toIdentity({ userId: _, refreshToken, ...row }: IdentityEntity) {
  return { ...row, hasRefreshToken: refreshToken !== null };
}

/** A mailed code without its hash. */
export function toMailCode({ purpose, createdAt, expiresAt }: MailCodeEntity) {
  return { purpose, createdAt, expiresAt };
}

/** A row of the user without the user's id. No whitelist: a new column is exported without further work. */
export function toOwnRow<Row extends { userId?: string | null }>({
  userId: _,
  ...row
}: Row): Omit<Row, 'userId'> {
  return row;
}
