import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A user's statistics of one day (UTC), updated in the transaction of what they count; they never decrease. */
@Entity('user_days')
export class UserDayEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'user_days_pkey' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'user_days_user_id_fkey' })
  user?: UserEntity;

  /** `2026-05-01` */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'user_days_pkey' })
  day: string;

  /** Stories generated. */
  @Column('integer', { default: 0 })
  stories: number;

  /** English words of those stories. */
  @Column('integer', { default: 0 })
  words: number;

  @Column('integer', { default: 0 })
  shares: number;
}
