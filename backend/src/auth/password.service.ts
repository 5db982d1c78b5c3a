import { Injectable } from '@nestjs/common';
import type { ChangePasswordBody } from '@storysprout/contracts/api/password';
import { AppError } from '../common/app-error.js';
import type { Caller } from '../common/current-user.js';
import { Database } from '../database/database.js';
import { UsersService } from '../users/users.service.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';
import { WrongPasswords } from './wrong-passwords.js';

/** New passwords for people who have an account. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly wrongPasswords: WrongPasswords,
    private readonly database: Database,
  ) {}

  /**
   * Changes the caller's password and ends every session but the one that asks.
   * @throws AppError CONFIRMATION_REQUIRED for a wrong current one, ACCOUNT_LOCKED after too many
   */
  async change(caller: Caller, { current, password }: ChangePasswordBody): Promise<null> {
    const account = await this.users.stored(caller.id);
    const matches = await this.wrongPasswords.try(
      account.email ?? account.id,
      async () => (await this.passwords.verify(current, account.passwordHash)) || null,
    );
    if (!matches) throw wrongCurrent();
    const passwordHash = await this.passwords.hash(password);
    await this.database.run(async (tx) => {
      // Another change may have been faster: then the current one is not what was checked.
      if (!(await this.users.lockUnchanged(tx, account))) throw wrongCurrent();
      await this.users.setPassword(tx, caller.id, passwordHash);
      await this.sessions.endAll(tx, caller.id, caller.sessionId);
    });
    return null;
  }

  /** For the operator: sets a person's password, whatever it was, and ends all their sessions. */
  async reset(userId: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.database.run(async (tx) => {
      await this.users.mustExist(tx, userId);
      await this.users.setPassword(tx, userId, passwordHash);
      await this.sessions.endAll(tx, userId);
    });
  }
}

const wrongCurrent = () => new AppError('CONFIRMATION_REQUIRED', 'The current password is wrong');
