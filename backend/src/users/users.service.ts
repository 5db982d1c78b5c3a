import { Injectable } from '@nestjs/common';
import type { UpdateProfile, User } from '@storysprout/contracts/api/users';
import type { Language, Region } from '@storysprout/contracts/rules';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../common/errors/app-error.js';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import { UserDaysRepository } from './user-days.repository.js';
import type { UserEntity } from './user.entity.js';
import { completePreferences, toUser } from './user.mapper.js';
import { UsersRepository, type CounterChanges, type Counts } from './users.repository.js';

/** What sign-in needs to know of a person. */
export interface Account {
  id: string;
  passwordHash: string | null;
}

export interface NewUser {
  /** Null for somebody who comes by another login. */
  email: string | null;
  emailVerifiedAt: Date | null;
  passwordHash: string | null;
  nickName: string;
  language: Language;
  region: Region;
}

/** Profiles and counters of people. Every call concerns the caller's own row, or is made by another service for it. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly days: UserDaysRepository,
    private readonly database: DatabaseService,
  ) {}

  /** The caller's profile. An account that is gone while its token still passed is UNAUTHENTICATED. */
  async getProfile(userId: string, tx?: Transaction): Promise<User> {
    const user = await this.users.findById(userId, tx);
    if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first');
    return toUser(user);
  }

  /** Changes what is given and leaves the rest, preferences key by key. */
  updateProfile(userId: string, changes: UpdateProfile): Promise<User> {
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

  /** For the operator: a person by id; null when they are gone. */
  findById(userId: string): Promise<UserEntity | null> {
    return this.users.findById(userId);
  }

  /** For sign-in alone: who has this e-mail, with the password's hash. */
  findByEmail(email: string, tx?: Transaction): Promise<UserEntity | null> {
    return this.users.findByEmail(email, tx);
  }

  /** For sign-in alone: adds a person; EMAIL_TAKEN when somebody has the e-mail. */
  async createUser(tx: Transaction, person: NewUser): Promise<User> {
    const id = uuidv7();
    const user = { ...person, id, preferences: {} };
    if (!(await this.users.insert(user, tx))) {
      throw new AppError('EMAIL_TAKEN', 'This email is already registered');
    }
    return this.getProfile(id, tx);
  }

  /** For sign-in alone: locks a person's row; false when they are gone, or have another password since it was read. */
  async lockUnchanged(tx: Transaction, { id, passwordHash }: Account): Promise<boolean> {
    const user = await this.users.lockUser(id, tx);
    return user?.passwordHash === passwordHash;
  }

  /** For sign-in alone: locks a person's row and answers it; null when they are gone. */
  lockUser(tx: Transaction, userId: string): Promise<UserEntity | null> {
    return this.users.lockUser(userId, tx);
  }

  /** For sign-in alone: writes a new password's hash; null takes the password away. */
  async setPassword(tx: Transaction, userId: string, passwordHash: string | null): Promise<void> {
    await this.users.update(userId, { passwordHash }, tx);
  }

  /** For sign-in alone: the person has just proved that the e-mail is theirs. */
  async setEmailVerified(tx: Transaction, userId: string): Promise<void> {
    await this.users.update(userId, { emailVerifiedAt: new Date() }, tx);
  }

  /** Writes where the person signs in from. */
  async setRegion(userId: string, region: Region, tx: Transaction): Promise<void> {
    await this.users.update(userId, { region }, tx);
  }

  /**
   * Adds to a user's counters, in the transaction of what they count. Each change is a difference, e.g.
   * `{ storiesGenerated: 1, stories: 1 }`. Locks the user's row until the transaction ends: call it last.
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

  /** Locks a person's row until the transaction ends. An account that is gone is UNAUTHENTICATED. */
  async assertExists(tx: Transaction, userId: string): Promise<void> {
    if (!(await this.users.lockUser(userId, tx))) throw new AppError('UNAUTHENTICATED', 'Sign in first');
  }

  /** Locks the rows of many users until the transaction ends, so that it may then count for them in any order. */
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

  /** For sign-in and the export: a person's row as it is stored. */
  async getUser(userId: string, tx?: Transaction): Promise<UserEntity> {
    const user = await this.users.findById(userId, tx);
    if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first');
    return user;
  }

  /** For deleting an account: removes the person, and with them what is theirs alone. False when they are gone. */
  deleteUser(tx: Transaction, userId: string): Promise<boolean> {
    return this.users.delete(tx, userId);
  }

  /** The counters as they stand; all 0 for an account that is gone. */
  async getCounts(userId: string, tx?: Transaction): Promise<Counts> {
    const counts = await this.users.findCounts(userId, tx);
    return counts ?? { totalStories: 0, stories: 0, favorites: 0, totalShares: 0 };
  }
}
