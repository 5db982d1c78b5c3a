import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transaction.js';
import type { SessionEntity } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

/** All sessions of a person, for what concerns the whole account. */
@Injectable()
export class SessionsService {
  constructor(private readonly sessions: SessionsRepository) {}

  /** For the export: a person's sessions as they are stored. */
  ofUser(userId: string): Promise<SessionEntity[]> {
    return this.sessions.ofUser(userId);
  }

  /** Ends all of a person's tokens at once, but for one if given. Call it with the person's row locked. */
  endAll(tx: Transaction, userId: string, exceptId?: string): Promise<void> {
    return this.sessions.endAll(userId, tx, exceptId);
  }
}
