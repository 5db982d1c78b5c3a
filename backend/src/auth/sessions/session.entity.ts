import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../users/user.entity.js';

/**
 * One token. The row decides: without it, or after `expiresAt`, the token is invalid. The tokens of one sign-in, each the
 * successor of another, are a family (docs/decisions/031-sessions.md).
 */
@Entity('sessions')
export class SessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  @Index('sessions_user_id_idx')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_id_fkey' })
  user?: UserEntity;

  /** The family: the id of the sign-in's first token. */
  @Index('sessions_sign_in_id_idx')
  @Column('uuid', { name: 'sign_in_id' })
  signInId: string;

  /** When the family began. */
  @Column('timestamptz', { name: 'signed_in_at', default: () => 'now()' })
  signedInAt: Date;

  /** The token that was refreshed into this one. */
  @Column('uuid', { nullable: true })
  replaces: string | null;

  /** When a successor was first used; the row is kept to recognise a later use as theft. */
  @Column('timestamptz', { name: 'replaced_at', nullable: true })
  replacedAt: Date | null;

  /** The last use, to within five minutes; null before the first one. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;

  /** When the user signed in or proved again to be the owner; null for sessions of older versions. */
  @Column('timestamptz', { name: 'proven_at', nullable: true })
  provenAt: Date | null;

  /** Browser, system and country (ISO 3166) of the last use; null for unknown ones. */
  @Column('text', { nullable: true })
  browser: string | null;

  @Column('text', { nullable: true })
  system: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
