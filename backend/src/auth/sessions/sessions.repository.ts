import { Injectable } from '@nestjs/common';
import { TIMES } from '@storysprout/contracts/rules';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { SessionEntity } from './session.entity.js';

/** Lifetimes count on the database's clock, which all replicas share. */
const after = (milliseconds: number) => () => `now() + interval '${milliseconds} milliseconds'`;

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DatabaseService) {}

  async insert(session: Pick<SessionEntity, 'id' | 'userId' | 'signInId'>, tx: Transaction): Promise<void> {
    await this.sessions(tx).insert({ ...session, expiresAt: after(TIMES.tokenLife) });
  }

  /** Whether a token's session is active. Runs on every request with a token. */
  async isActive(id: string, userId: string): Promise<boolean> {
    const rows = await this.database.queryPrepared(
      'session-is-live',
      'select 1 from sessions where id = $1 and user_id = $2 and expires_at > now()',
      [id, userId],
    );
    return rows.length === 1;
  }

  /** The sign-in of an active token, locked; null when the token has ended. */
  async lockActive(id: string, tx: Transaction): Promise<string | null> {
    const session = await this.sessions(tx)
      .createQueryBuilder('session')
      .setLock('for_no_key_update')
      .where('session.id = :id and session.expires_at > now()', { id })
      .getOne();
    return session?.signInId ?? null;
  }

  /** When the sign-in of an active token began; null when the token has ended. */
  async findBeginning(id: string, tx: Transaction): Promise<Date | null> {
    const row = await this.sessions(tx)
      .createQueryBuilder('token')
      .innerJoin(SessionEntity, 'family', 'family.sign_in_id = token.sign_in_id')
      .select('min(family.created_at)', 'began')
      .where('token.id = :id and token.expires_at > now()', { id })
      .getRawOne<{ began: Date | null }>();
    return row?.began ?? null;
  }

  /** Lets a refreshed token live for the grace period, or until it expires if that is sooner. */
  async endAfterGrace(id: string, tx: Transaction): Promise<void> {
    await this.sessions(tx)
      .createQueryBuilder()
      .update()
      .set({ expiresAt: () => `least(expires_at, ${after(TIMES.refreshGrace)()})` })
      .where({ id })
      .execute();
  }

  /** Ends a token and those it replaced that still live in their grace period. UUIDv7 ids sort by time. */
  async end(id: string, tx: Transaction): Promise<void> {
    await this.sessions(tx)
      .createQueryBuilder()
      .delete()
      .where('id <= :id and sign_in_id = (select sign_in_id from sessions where id = :id)', { id })
      .execute();
  }

  /** A user's sessions, oldest first. */
  listByUser(userId: string): Promise<SessionEntity[]> {
    return this.database.manager().find(SessionEntity, { where: { userId }, order: { id: 'ASC' } });
  }

  /**
   * Ends a user's tokens except one if given. A token that is being refreshed meanwhile is waited for, and its
   * successor is deleted in the next round.
   */
  async endAll(userId: string, tx: Transaction, exceptId?: string): Promise<void> {
    for (let ended = 1; ended > 0;) {
      const query = this.sessions(tx).createQueryBuilder().delete().where('user_id = :userId', { userId });
      if (exceptId) query.andWhere('id <> :exceptId', { exceptId });
      ended = (await query.execute()).affected ?? 0;
    }
  }

  /** Deletes a user's expired sessions. */
  async removeExpired(userId: string, tx: Transaction): Promise<void> {
    await this.sessions(tx)
      .createQueryBuilder()
      .delete()
      .where('user_id = :userId and expires_at <= now()', { userId })
      .execute();
  }

  private sessions(tx: Transaction) {
    return this.database.manager(tx).getRepository(SessionEntity);
  }
}
