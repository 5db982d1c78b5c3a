import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/transaction.js';
import type { SessionEntity } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';
import { TokenService } from './token.service.js';

/** Sessions as the rest of sign-in and the account see them. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: TokenService,
  ) {}

  /** A new session of a person, or one that descends from another sign-in; answers its token. */
  async openSession(userId: string, tx: Transaction, signInId?: string): Promise<string> {
    const id = uuidv7();
    await this.sessions.insert({ id, userId, signInId: signInId ?? id }, tx);
    return this.tokens.signToken(userId, id);
  }

  /** Removes what a person's earlier tokens left behind. */
  removeExpired(userId: string, tx: Transaction): Promise<void> {
    return this.sessions.removeExpired(userId, tx);
  }

  /** For the export: a person's sessions as they are stored. */
  listByUser(userId: string): Promise<SessionEntity[]> {
    return this.sessions.listByUser(userId);
  }

  /** Ends all of a person's tokens at once, but for one if given. Call it with the person's row locked. */
  endAll(tx: Transaction, userId: string, exceptId?: string): Promise<void> {
    return this.sessions.endAll(userId, tx, exceptId);
  }
}
