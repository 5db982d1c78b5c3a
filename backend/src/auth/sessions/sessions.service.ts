import { Injectable } from '@nestjs/common';
import type { Sessions } from '@storysprout/contracts/api/sessions';
import { TIMES } from '@storysprout/contracts/rules';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { UsersService } from '../../users/users.service.js';
import type { RequestOrigin } from '../browser/request-origin.js';
import { DeviceService } from './device.service.js';
import type { SessionEntity } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';
import { TokenService } from './token.service.js';
import { TokenUseService } from './token-use.service.js';

/** Sessions in a list: one page, more than any pupil has. */
const LIST_MAX = 50;

/** Opens, refreshes, lists and ends sessions. docs/decisions/031-sessions.md */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: TokenService,
    private readonly uses: TokenUseService,
    private readonly devices: DeviceService,
    private readonly users: UsersService,
    private readonly database: DatabaseService,
  ) {}

  /** Opens a session of a user who has just signed in; resolves with its token. */
  async openSession(userId: string, origin: RequestOrigin, tx: Transaction): Promise<string> {
    const id = uuidv7();
    await this.sessions.removeExpired(userId, tx);
    await this.sessions.insertFirst(id, userId, await this.devices.describeDevice(origin), tx);
    return this.tokens.signToken(userId, id);
  }

  /**
   * A successor of the caller's token, which ends after a grace once the successor is used; null when it has ended. Used
   * again after its end, somebody else holds it or the successor: the session ends.
   */
  async refreshSession(caller: Caller, origin: RequestOrigin): Promise<string | null> {
    const device = await this.devices.describeDevice(origin);
    const id = uuidv7();
    const ended = await this.database.runTransaction(async (tx) => {
      const token = await this.sessions.lockToken(caller.sessionId, tx);
      if (!token || token.hasEnded) return { wasReplaced: token?.wasReplaced === true };
      await this.sessions.removeExpired(caller.id, tx);
      await this.sessions.insertSuccessor(id, caller.sessionId, device, tx);
      return null;
    });
    if (!ended) return this.tokens.signToken(caller.id, id);
    if (ended.wasReplaced) await this.uses.endStolenFamily(caller.signInId);
    return null;
  }

  /** Where the caller is signed in. */
  async listSessions(caller: Caller): Promise<Sessions> {
    const rows = await this.sessions.listFamilies(caller.id, caller.signInId, LIST_MAX);
    return { sessions: rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt.toISOString() })) };
  }

  /** Records that the caller has proved to be the owner; resolves with the time until which that counts. */
  async recordProof({ signInId }: Caller): Promise<Date> {
    const provenAt = await this.sessions.recordProof(signInId);
    if (!provenAt) throw new AppError('UNAUTHENTICATED', 'Sign in first');
    return new Date(provenAt.getTime() + TIMES.recentProof);
  }

  /** Ends a session of the caller with all its tokens. @throws AppError NOT_FOUND also for another user's */
  async endSession(caller: Caller, signInId: string): Promise<null> {
    const own = await this.sessions.listByUser(caller.id);
    if (!own.some((token) => token.signInId === signInId)) throw AppError.notFound();
    await this.sessions.endFamily(signInId);
    return null;
  }

  /** Ends all sessions of the caller but the present one. */
  async endOthers(caller: Caller): Promise<null> {
    await this.database.runTransaction(async (tx) => {
      await this.users.assertExists(tx, caller.id);
      await this.sessions.endOtherFamilies(caller.id, caller.signInId, tx);
    });
    return null;
  }

  /** When the caller's session began; null for one that has ended. */
  findBeginning({ signInId }: Caller, tx: Transaction): Promise<Date | null> {
    return this.sessions.findBeginning(signInId, tx);
  }

  /**
   * Checks a session again after slow work. Requires the lock of the user's row.
   * @throws AppError UNAUTHENTICATED when it has ended since the request began
   */
  async assertActive(caller: Caller, tx: Transaction): Promise<void> {
    if ((await this.findBeginning(caller, tx)) === null)
      throw new AppError('UNAUTHENTICATED', 'Sign in first');
  }

  /** Ends the caller's session. */
  async endOwn({ signInId }: Caller): Promise<void> {
    await this.sessions.endFamily(signInId);
  }

  /** A user's tokens, oldest first. */
  listByUser(userId: string): Promise<SessionEntity[]> {
    return this.sessions.listByUser(userId);
  }

  /** Ends all of a user's tokens except one if given. Requires the lock of the user's row. */
  endAll(tx: Transaction, userId: string, exceptId?: string): Promise<void> {
    return this.sessions.endAll(userId, tx, exceptId);
  }
}
