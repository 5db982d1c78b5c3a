import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whose spending a row counts. `unconfirmed`: all accounts together that nobody has confirmed. */
export type BudgetScope = 'address' | 'installation' | 'pupil' | 'unconfirmed';

/** Units spent on a day (UTC) under one budget. Names no person: pupils and addresses are keyed hashes. */
@Entity('budget_days')
@Index('budget_days_day_address_idx', ['day', 'address'])
export class BudgetDayEntity {
  /** `2026-05-01` */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'budget_days_pkey' })
  day: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'budget_days_pkey' })
  scope: BudgetScope;

  /** Keyed hash of the pupil's e-mail or id, or of the address; empty for the installation's budgets. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'budget_days_pkey' })
  subject: string;

  /** Reserved and spent; what was reserved in vain has been given back. */
  @Column('integer')
  units: number;

  /** Of a pupil whom nothing vouches for: the address of the day's first request, to count the accounts of an address. */
  @Column('text', { nullable: true })
  address: string | null;
}
