import type { AccountExport } from '@storysprout/contracts/api/account';
import type { MailCodeEntity } from '../auth/email/mail-code.entity.js';
import type { IdentityEntity } from '../auth/identities/identity.entity.js';
import type { UserEntity } from '../users/user.entity.js';

/** A person's row, whole, but of the password only that there is one. */
export function toAccount(user: UserEntity): AccountExport['account'] {
  const { passwordHash, createdAt, emailVerifiedAt, ...row } = user;
  return {
    ...row,
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    hasPassword: passwordHash !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** A login of another provider, but of what revokes it only that it is there. */
export function toIdentity({ userId: _, refreshToken, ...row }: IdentityEntity) {
  return { ...row, hasRefreshToken: refreshToken !== null };
}

/** A code that was mailed, without what it could be recognised by. */
export function toMailCode({ purpose, createdAt, expiresAt }: MailCodeEntity) {
  return { purpose, createdAt, expiresAt };
}

/** A row that is the person's, whole, but for saying whose it is. No whitelist: a new column is exported by itself. */
export function toOwnRow<Row extends { userId?: string | null }>({
  userId: _,
  ...row
}: Row): Omit<Row, 'userId'> {
  return row;
}
