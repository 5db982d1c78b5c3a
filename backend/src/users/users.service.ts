import { Injectable } from '@nestjs/common';
import type { UpdateProfile, User } from '@storysprout/contracts/api/users';
import type { Language, Region } from '@storysprout/contracts/rules';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../common/errors/app-error.js';
import { DatabaseService } from '../database/database.service.js';
import { NicknamesService } from '../generation/screening/nicknames/nicknames.service.js';
import type { Transaction } from '../database/transaction.js';
import { UserDaysRepository } from './user-days.repository.js';
import type { UserEntity } from './user.entity.js';
import { completePreferences, toUser } from './user.mapper.js';
import { UsersRepository, type CounterChanges, type Counts } from './users.repository.js';

/** The columns that verify a sign-in by password. */
export interface Account {
  id: string;
  passwordHash: string | null;
}

export interface NewUser {
  /** Null for users of other logins. */
  email: string | null;
  emailVerifiedAt: Date | null;
  passwordHash: string | null;
  nickName: string;
  language: Language;
  region: Region;
}

/** Profiles and counters of users. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly days: UserDaysRepository,
    private readonly database: DatabaseService,
    private readonly nicknames: NicknamesService,
  ) {}

  /** A user's profile. @throws AppError UNAUTHENTICATED for a deleted account whose token was still accepted */
  async getProfile(userId: string, tx?: Transaction): Promise<User> {
    const user = await this.users.findById(userId, tx);
    if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first');
    return toUser(user);
  }

  /**
   * Changes the given fields and keeps the others, preferences key by key.
   * @throws AppError VALIDATION_FAILED for a nickname that is refused
   */
  async updateProfile(userId: string, changes: UpdateProfile): Promise<User> {
    if (changes.nickName !== undefined) this.nicknames.assertAllowed(changes.nickName);
    return this.database.runTransaction(async (tx) => {
      const user = await this.users.lockUser(userId, tx);
      if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first');
      const { preferences, ...rest } = changes;
      const update = {
        ...rest,
        ...(preferences && { preferences: { ...completePreferences(user), ...preferences } }),
      };
      await this.users.update(userId, update, tx);
      return toUser({ ...user, ...update });
    });
  }

  /** A user's row; null for an unknown id. */
  findById(userId: string): Promise<UserEntity | null> {
    return this.users.findById(userId);
  }

  /** The row of the user with this e-mail. */
  findByEmail(email: string, tx?: Transaction): Promise<UserEntity | null> {
    return this.users.findByEmail(email, tx);
  }

  /** Adds a user. @throws AppError EMAIL_TAKEN */
  async createUser(tx: Transaction, person: NewUser): Promise<User> {
    const id = uuidv7();
    const user = { ...person, id, preferences: {} };
    if (!(await this.users.insert(user, tx))) {
      throw new AppError('EMAIL_TAKEN', 'This email is already registered');
    }
    return this.getProfile(id, tx);
  }

  /** Locks a user's row; false when the user is gone, or has another password than the one read before. */
  async lockUnchanged(tx: Transaction, { id, passwordHash }: Account): Promise<boolean> {
    const user = await this.users.lockUser(id, tx);
    return user?.passwordHash === passwordHash;
  }

  /** Locks a user's row and returns it; null when the user is gone. */
  lockUser(tx: Transaction, userId: string): Promise<UserEntity | null> {
    return this.users.lockUser(userId, tx);
  }

  /** Stores a new password hash; null removes the password. */
  async setPassword(tx: Transaction, userId: string, passwordHash: string | null): Promise<void> {
    await this.users.update(userId, { passwordHash }, tx);
  }

  /** Marks the user's e-mail as verified now. */
  async setEmailVerified(tx: Transaction, userId: string): Promise<void> {
    await this.users.update(userId, { emailVerifiedAt: new Date() }, tx);
  }

  /** Stores the region of the latest sign-in. */
  async setRegion(userId: string, region: Region, tx: Transaction): Promise<void> {
    await this.users.update(userId, { region }, tx);
  }

  /**
   * Adds to a user's counters, in the transaction of what they count. Each change is a difference, e.g. `{
   * storiesGenerated: 1, stories: 1 }`. Locks the user's row until the transaction ends, so lock stories before.
   * @throws AppError UNAUTHENTICATED when the user is gone
   */
  async adjustCounters(tx: Transaction, userId: string, changes: CounterChanges): Promise<void> {
    const complete = { storiesGenerated: 0, stories: 0, words: 0, favorites: 0, shares: 0, ...changes };
    const found = await this.users.adjustCounters(tx, userId, complete);
    if (!found) throw new AppError('UNAUTHENTICATED', 'Sign in first');
    if (complete.storiesGenerated || complete.words || complete.shares) {
      const { storiesGenerated: stories, words, shares } = complete;
      await this.days.addToday(tx, userId, { stories, words, shares });
    }
  }

  /** Locks a user's row until the transaction ends. @throws AppError UNAUTHENTICATED when the user is gone */
  async assertExists(tx: Transaction, userId: string): Promise<void> {
    if (!(await this.users.lockUser(userId, tx))) throw new AppError('UNAUTHENTICATED', 'Sign in first');
  }

  /**
   * Locks the rows of several users until the transaction ends, so that their counters may then change in any order.
   */
  lockAll(tx: Transaction, userIds: readonly string[]): Promise<void> {
    return this.users.lockAll(tx, userIds);
  }

  /** Subtracts from the favourite counters of users, locked before; users who are gone are left out. */
  async subtractFavorites(tx: Transaction, counts: ReadonlyMap<string, number>): Promise<void> {
    if (counts.size > 0) await this.users.subtractFavorites(tx, counts);
  }

  /** A user's nickname; null for an unknown id. */
  findNickName(userId: string): Promise<string | null> {
    return this.users.findNickName(userId);
  }

  /** A user's row. @throws AppError UNAUTHENTICATED when the user is gone */
  async getUser(userId: string, tx?: Transaction): Promise<UserEntity> {
    const user = await this.users.findById(userId, tx);
    if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first');
    return user;
  }

  /** Deletes a user with all dependent rows; false when the user is gone. */
  deleteUser(tx: Transaction, userId: string): Promise<boolean> {
    return this.users.delete(tx, userId);
  }

  /** A user's counters; all 0 when the user is gone. */
  async getCounts(userId: string, tx?: Transaction): Promise<Counts> {
    const counts = await this.users.findCounts(userId, tx);
    return counts ?? { totalStories: 0, stories: 0, favorites: 0, totalShares: 0 };
  }
}
