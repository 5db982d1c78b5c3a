import type { AccountExport } from '@storysprout/contracts/api/account';
import type { UserEntity } from '../users/user.entity.js';

/** A person's row, whole, but of the password only that there is one. */
export function toAccount({ passwordHash, createdAt, ...row }: UserEntity): AccountExport['account'] {
  return { ...row, hasPassword: passwordHash !== null, createdAt: createdAt.toISOString() };
}

/** A row that is the person's, whole, but for saying whose it is. No whitelist: a new column is exported by itself. */
export function toOwnRow<Row extends { userId?: string | null }>({
  userId: _,
  ...row
}: Row): Omit<Row, 'userId'> {
  return row;
}
