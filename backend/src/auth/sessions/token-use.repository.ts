import { Injectable } from '@nestjs/common';
import { TIMES } from '@storysprout/contracts/rules';
import { DatabaseService } from '../../database/database.service.js';
import type { Device } from './device.service.js';

/** How exact the time of the last use is: a write at most this often. */
const USE_INTERVAL = `interval '5 minutes'`;
const PROOF_LIFE = `interval '${TIMES.recentProof} milliseconds'`;
const GRACE = `interval '${TIMES.refreshGrace} milliseconds'`;

/** What the row of a token says about its use. */
export interface TokenState {
  signInId: string;
  /** It was replaced, and its grace is over. */
  isReplaced: boolean;
  isFirstUse: boolean;
  /** The last use is to be recorded. */
  isStale: boolean;
  hasRecentProof: boolean;
}

/** Reads and records the use of tokens. */
@Injectable()
export class TokenUseRepository {
  constructor(private readonly database: DatabaseService) {}

  /** The state of a token that is valid or was replaced; undefined for any other. Runs on every request with a token. */
  async findState(id: string, userId: string): Promise<TokenState | undefined> {
    const rows = await this.database.queryPrepared<TokenState>(
      'token-state',
      `select sign_in_id as "signInId", expires_at <= now() as "isReplaced", used_at is null as "isFirstUse",
         used_at is null or used_at < now() - ${USE_INTERVAL} as "isStale",
         coalesce(proven_at > now() - ${PROOF_LIFE}, false) as "hasRecentProof"
       from sessions
       where id = $1 and user_id = $2 and (expires_at > now() or replaced_at is not null)`,
      [id, userId],
    );
    return rows[0];
  }

  /** Records a use, with the device. */
  async recordUse(id: string, { browser, system, country }: Device): Promise<void> {
    await this.database
      .manager()
      .query('update sessions set used_at = now(), browser = $2, system = $3, country = $4 where id = $1', [
        id,
        browser,
        system,
        country,
      ]);
  }

  /** Ends the token that this one replaced, after the grace, or when it expires if that is sooner. */
  async endReplaced(id: string): Promise<void> {
    await this.database.manager().query(
      `update sessions set replaced_at = now(), expires_at = least(expires_at, now() + ${GRACE})
       where id = (select replaces from sessions where id = $1) and replaced_at is null`,
      [id],
    );
  }

  /**
   * Whether the token that this one replaced has another successor in use that was issued at another time: two tabs that
   * refresh at once get theirs together, and a successor whose reply was lost is never used.
   */
  async hasRival(id: string): Promise<boolean> {
    const rows: unknown[] = await this.database.manager().query(
      `select 1 from sessions own join sessions rival on rival.replaces = own.replaces and rival.id <> own.id
       where own.id = $1 and rival.used_at is not null
         and rival.created_at not between own.created_at - ${GRACE} and own.created_at + ${GRACE}`,
      [id],
    );
    return rows.length > 0;
  }
}
