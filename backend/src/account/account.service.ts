import { Injectable } from '@nestjs/common';
import type { DeleteAccountBody } from '@storysprout/contracts/api/account';
import { DELETE_CONFIRMATION } from '@storysprout/contracts/rules';
import { AudioStore } from '../audio/audio.store.js';
import { IdentitiesService } from '../auth/identities/identities.service.js';
import { AccountNoticeService } from '../auth/email/account-notice.service.js';
import { AppleRevocationService } from '../auth/google-apple/apple-revocation.service.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { AppError } from '../common/errors/app-error.js';
import { isDeadlock } from '../common/errors/database-errors.js';
import { DatabaseService } from '../database/database.service.js';
import { StoriesChanged, StoryRemovalService } from '../story-removal/story-removal.service.js';
import { UsersService } from '../users/users.service.js';

/** Attempts until the user's stories and favourites no longer change in between. */
const ATTEMPTS = 10;

/** Deletes accounts. */
@Injectable()
export class AccountService {
  constructor(
    private readonly removal: StoryRemovalService,
    private readonly sessions: SessionsService,
    private readonly identities: IdentitiesService,
    private readonly revocation: AppleRevocationService,
    private readonly users: UsersService,
    private readonly database: DatabaseService,
    private readonly audio: AudioStore,
    private readonly notices: AccountNoticeService,
  ) {}

  /** Deletes the caller's account, and tells the owner by mail. @throws AppError CONFIRMATION_REQUIRED, UNAUTHENTICATED */
  async removeConfirmed(userId: string, { confirm }: DeleteAccountBody): Promise<null> {
    if (confirm !== DELETE_CONFIRMATION) {
      throw new AppError('CONFIRMATION_REQUIRED', `Confirm with "${DELETE_CONFIRMATION}"`);
    }
    const owner = await this.users.getUser(userId);
    await this.removeAccount(userId);
    await this.notices.sendNotice('deleted', owner);
    return null;
  }

  /**
   * Deletes an account and everything that belongs to it, all or nothing; its tokens end at once. Revokes the login
   * with Apple afterwards.
   * @throws AppError UNAUTHENTICATED when the account is gone
   */
  async removeAccount(userId: string): Promise<void> {
    const identities = await this.identities.listByUser(userId);
    await this.removeWithRetry(userId);
    await this.revocation.revokeLogins(identities);
  }

  private async removeWithRetry(userId: string): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        await this.audio.removeFiles(await this.removeOnce(userId));
        return;
      } catch (error) {
        if (!(error instanceof StoriesChanged) && !isDeadlock(error)) throw error;
      }
    }
    throw AppError.unavailable(1);
  }

  /** Deletes in one transaction; resolves with the names of the audio files that no row refers to any more. */
  private removeOnce(userId: string): Promise<string[]> {
    return this.database.runTransaction(async (tx) => {
      const audioFiles = await this.removal.removeAllOfUser(tx, userId);
      await this.sessions.endAll(tx, userId);
      await this.users.deleteUser(tx, userId);
      return audioFiles;
    });
  }
}
