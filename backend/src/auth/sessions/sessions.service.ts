import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/transaction.js';
import type { SessionEntity } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';
import { TokenService } from './token.service.js';

/** Opens and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: TokenService,
  ) {}

  /** Opens a session of a user, as a new sign-in or descending from one; resolves with its token. */
  async openSession(userId: string, tx: Transaction, signInId?: string): Promise<string> {
    const id = uuidv7();
    await this.sessions.insert({ id, userId, signInId: signInId ?? id }, tx);
    return this.tokens.signToken(userId, id);
  }

  /** Deletes a user's expired sessions. */
  removeExpired(userId: string, tx: Transaction): Promise<void> {
    return this.sessions.removeExpired(userId, tx);
  }

  /** When the sign-in of an active session began; null for one that has ended. */
  findBeginning(sessionId: string, tx: Transaction): Promise<Date | null> {
    return this.sessions.findBeginning(sessionId, tx);
  }

  /** A user's sessions, oldest first. */
  listByUser(userId: string): Promise<SessionEntity[]> {
    return this.sessions.listByUser(userId);
  }

  /** Ends all of a user's tokens except one if given. Requires the lock of the user's row. */
  endAll(tx: Transaction, userId: string, exceptId?: string): Promise<void> {
    return this.sessions.endAll(userId, tx, exceptId);
  }
}
