import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../database/database.service.js';
import type { BudgetScope } from './budget-day.entity.js';

/** A budget that a request spends from. */
export interface BudgetLimit {
  scope: BudgetScope;
  /** Keyed hash of the pupil or address; empty for the installation's budgets. */
  subject: string;
  /** Units a day. */
  limit: number;
}

/** Limits the accounts of one address to which nothing but a password belongs. */
export interface CrowdLimit {
  /** Keyed hash. */
  address: string;
  /** Accounts a day. */
  limit: number;
}

export interface TakeOutcome {
  /** The day that the units count for: `2026-05-01`, UTC. */
  day: string;
  /** The installation's units of that day, these included; undefined after a refusal. */
  installation?: number | undefined;
  /** The budget that has too few units left, or `crowd` for too many accounts; then nothing was taken. */
  refusedBy?: BudgetScope | 'crowd';
}

/**
 * All budgets or none: a snapshot is checked first, so that a refusal writes nothing, and each row again under its lock, so that
 * simultaneous requests cannot pass a limit together. Rows are locked in the order of their scopes, against deadlocks.
 */
const TAKE = `WITH asked AS (
    SELECT scope, subject, most, (now() AT TIME ZONE 'UTC')::date AS day
    FROM unnest($1::text[], $2::text[], $3::int[]) AS a (scope, subject, most)
  ), refused AS (
    SELECT a.scope FROM asked a
    LEFT JOIN budget_days b ON (b.day, b.scope, b.subject) = (a.day, a.scope, a.subject)
    WHERE coalesce(b.units, 0) + $4::int > a.most
    UNION ALL
    SELECT 'crowd' FROM asked a WHERE a.scope = 'pupil' AND $5::text IS NOT NULL AND $6::int <= (
      SELECT count(*) FROM budget_days b
      WHERE b.day = a.day AND b.address = $5::text AND b.subject <> a.subject)
  ), taken AS (
    INSERT INTO budget_days (day, scope, subject, units, address)
    SELECT day, scope, subject, $4::int, CASE WHEN scope = 'pupil' THEN $5::text END FROM asked
    WHERE NOT EXISTS (SELECT 1 FROM refused) ORDER BY scope
    ON CONFLICT (day, scope, subject) DO UPDATE SET units = budget_days.units + excluded.units
    WHERE budget_days.units + excluded.units <= ($3::int[])[array_position($1::text[], excluded.scope)]
    RETURNING scope, units
  )
  SELECT a.scope, a.day::text AS day, t.units, a.scope IN (SELECT scope FROM refused) AS "isSpent",
    'crowd' IN (SELECT scope FROM refused) AS "isCrowded"
  FROM asked a LEFT JOIN taken t ON t.scope = a.scope`;

/** One row for each budget asked. */
interface TakeRow {
  scope: BudgetScope;
  day: string;
  /** Units of the day after this request; null when none were taken. */
  units: number | null;
  /** Whether too few units were left. */
  isSpent: boolean;
  isCrowded: boolean;
}

const GIVE_BACK = `WITH paid AS (
    SELECT b.day, b.scope, b.subject FROM budget_days b
    JOIN unnest($1::text[], $2::text[]) AS a (scope, subject) ON (b.scope, b.subject) = (a.scope, a.subject)
    WHERE b.day = $3::date ORDER BY b.scope FOR UPDATE OF b
  )
  UPDATE budget_days b SET units = greatest(0, b.units - $4::int)
  FROM paid p WHERE (b.day, b.scope, b.subject) = (p.day, p.scope, p.subject)`;

const INSTALLATION_TODAY = `SELECT scope, units FROM budget_days
  WHERE day = (now() AT TIME ZONE 'UTC')::date AND scope IN ('installation', 'unconfirmed')`;

@Injectable()
export class BudgetsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Takes units from all of the budgets (at least one), or from none. One statement; a second one only when two requests meet at a limit. */
  async take(budgets: readonly BudgetLimit[], units: number, crowd?: CrowdLimit): Promise<TakeOutcome> {
    const values = [...keysOf(budgets), budgets.map(({ limit }) => limit), units];
    const crowdValues = [crowd?.address ?? null, crowd?.limit ?? null];
    const rows = await this.database.queryPrepared<TakeRow>('take-budget', TAKE, [...values, ...crowdValues]);
    const rowOf = ({ scope }: BudgetLimit) => rows.find((row) => row.scope === scope)!;
    const { day, isCrowded } = rowOf(budgets[0]!);
    const spent = budgets.find((budget) => rowOf(budget).isSpent);
    if (spent || isCrowded) return { day, refusedBy: spent?.scope ?? 'crowd' };
    const missed = budgets.find((budget) => rowOf(budget).units === null);
    if (missed) {
      const taken = budgets.filter((budget) => rowOf(budget).units !== null);
      await this.giveBack(taken, units, day);
      return { day, refusedBy: missed.scope };
    }
    return { day, installation: rows.find(({ scope }) => scope === 'installation')?.units ?? undefined };
  }

  /** Returns units that were taken on a day and not spent. */
  async giveBack(budgets: readonly BudgetLimit[], units: number, day: string): Promise<void> {
    await this.database.queryPrepared('give-back-budget', GIVE_BACK, [...keysOf(budgets), day, units]);
  }

  /** Today's units of the installation and of all unconfirmed accounts together. */
  async findInstallationUnits(): Promise<Record<'installation' | 'unconfirmed', number>> {
    const rows = await this.database.queryPrepared<{ scope: 'installation' | 'unconfirmed'; units: number }>(
      'installation-budget',
      INSTALLATION_TODAY,
      [],
    );
    const unitsOf = (scope: string) => rows.find((row) => row.scope === scope)?.units ?? 0;
    return { installation: unitsOf('installation'), unconfirmed: unitsOf('unconfirmed') };
  }

  /** Deletes the rows of pupils and addresses before a day; those of the installation stay, as the operator's record. */
  async deleteBefore(day: string): Promise<void> {
    await this.database
      .manager()
      .query(`DELETE FROM budget_days WHERE day < $1::date AND scope IN ('pupil', 'address')`, [day]);
  }
}

const keysOf = (budgets: readonly BudgetLimit[]): [scopes: string[], subjects: string[]] => [
  budgets.map(({ scope }) => scope),
  budgets.map(({ subject }) => subject),
];
