import { Injectable } from '@nestjs/common';
import { TIMES } from '@storysprout/contracts/rules';
import type { SessionInfo } from '@storysprout/contracts/api/sessions';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import type { Device } from './device.service.js';
import { SessionEntity } from './session.entity.js';

/** Lifetimes count on the database's clock, which all replicas share. */
const after = (milliseconds: number) => `now() + interval '${milliseconds} milliseconds'`;

export interface LockedToken {
  hasEnded: boolean;
  wasReplaced: boolean;
}

export type SessionRow = Omit<SessionInfo, 'lastUsedAt'> & { lastUsedAt: Date };

/** Rows of `sessions`: tokens, and the families that they make up. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Adds the first token of a sign-in, whose id is the family's. */
  async insertFirst(id: string, userId: string, device: Device, tx: Transaction): Promise<void> {
    await this.sessions(tx).insert({
      id,
      userId,
      signInId: id,
      ...device,
      usedAt: () => 'now()',
      provenAt: () => 'now()',
      expiresAt: () => after(TIMES.tokenLife),
    });
  }

  /** Adds the successor of a token, in its family, which ends after 90 days. */
  async insertSuccessor(id: string, replaced: string, device: Device, tx: Transaction): Promise<void> {
    await this.database.manager(tx).query(
      `insert into sessions (id, replaces, user_id, sign_in_id, signed_in_at, proven_at, browser, system, country, expires_at)
       select $1, id, user_id, sign_in_id, signed_in_at, proven_at, $3, $4, $5,
         least(${after(TIMES.tokenLife)}, signed_in_at + interval '${TIMES.sessionLife} milliseconds')
       from sessions where id = $2`,
      [id, replaced, device.browser, device.system, device.country],
    );
  }

  /** What has become of a token, its row locked until the transaction ends; undefined when there is none. */
  async lockToken(id: string, tx: Transaction): Promise<LockedToken | undefined> {
    const rows: LockedToken[] = await this.database.manager(tx).query(
      `select expires_at <= now() as "hasEnded", replaced_at is not null as "wasReplaced"
         from sessions where id = $1 for no key update`,
      [id],
    );
    return rows[0];
  }

  /** When a family began; null when it has ended. Sessions of older versions began with their oldest token. */
  async findBeginning(signInId: string, tx: Transaction): Promise<Date | null> {
    const row = await this.sessions(tx)
      .createQueryBuilder('token')
      .select('min(least(token.signed_in_at, token.created_at))', 'began')
      .where({ signInId })
      .getRawOne<{ began: Date | null }>();
    return row?.began ?? null;
  }

  /** Records a proof for all tokens of a family; resolves with its time, or undefined when the family has ended. */
  async recordProof(signInId: string): Promise<Date | undefined> {
    const { raw } = await this.sessions()
      .createQueryBuilder()
      .update()
      .set({ provenAt: () => 'now()' })
      .where({ signInId })
      .returning('proven_at')
      .execute();
    return (raw as { proven_at: Date }[])[0]?.proven_at;
  }

  /** Ends a family, also the token that a refresh is adding meanwhile: its successor is deleted in the next round. */
  async endFamily(signInId: string, tx?: Transaction): Promise<number> {
    return this.deleteAll('sign_in_id = :signInId', { signInId }, tx);
  }

  /** Ends a user's tokens, except one if given. */
  async endAll(userId: string, tx: Transaction, exceptId?: string): Promise<void> {
    const others = exceptId === undefined ? '' : ' and id <> :exceptId';
    await this.deleteAll(`user_id = :userId${others}`, { userId, exceptId }, tx);
  }

  /** Ends a user's families, except one. */
  async endOtherFamilies(userId: string, signInId: string, tx: Transaction): Promise<void> {
    await this.deleteAll('user_id = :userId and sign_in_id <> :signInId', { userId, signInId }, tx);
  }

  /** Deletes a user's ended tokens; replaced ones only once their signature has expired, too. */
  async removeExpired(userId: string, tx: Transaction): Promise<void> {
    await this.sessions(tx)
      .createQueryBuilder()
      .delete()
      .where('user_id = :userId and expires_at <= now()', { userId })
      .andWhere(`(replaced_at is null or created_at <= now() - interval '${TIMES.tokenLife} milliseconds')`)
      .execute();
  }

  /** A user's tokens, oldest first. */
  listByUser(userId: string): Promise<SessionEntity[]> {
    return this.database.manager().find(SessionEntity, { where: { userId }, order: { id: 'ASC' } });
  }

  /** A user's families with a valid token, the given one first, then by last use. */
  listFamilies(userId: string, current: string, limit: number): Promise<SessionRow[]> {
    return this.database.manager().query(
      `select *, id = $2 as "isCurrent" from (
         select distinct on (sign_in_id) sign_in_id as id, browser, system, country,
           coalesce(used_at, created_at) as "lastUsedAt"
         from sessions where user_id = $1 and expires_at > now()
         order by sign_in_id, coalesce(used_at, created_at) desc
       ) families
       order by id = $2 desc, "lastUsedAt" desc limit $3`,
      [userId, current, limit],
    );
  }

  /** Repeated until nothing is left: a row may be added while an earlier one is waited for. */
  private async deleteAll(where: string, values: object, tx?: Transaction): Promise<number> {
    for (let total = 0; ;) {
      const query = this.sessions(tx).createQueryBuilder().delete().where(where, values);
      const { affected } = await query.execute();
      if (!affected) return total;
      total += affected;
    }
  }

  private sessions(tx?: Transaction) {
    return this.database.manager(tx).getRepository(SessionEntity);
  }
}
