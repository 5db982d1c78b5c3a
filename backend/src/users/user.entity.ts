import type { Preferences } from '@storysprout/contracts/api/users';
import type { Language, Region } from '@storysprout/contracts/rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id: string;

  /** Lower case; null for users of other logins. */
  @Index('users_email_key', { unique: true })
  @Column('text', { nullable: true })
  email: string | null;

  /** When the e-mail was verified, here or by the provider of the login; null for an unverified one. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  /** argon2id in its encoded form; null without a password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text', { name: 'nick_name' })
  nickName: string;

  @Column('text', { name: 'avatar_url', nullable: true })
  avatarUrl: string | null;

  @Column('text', { default: 'zh-CN' })
  language: Language;

  /** Set by the server at registration and sign-in. */
  @Column('text', { default: 'global' })
  region: Region;

  /** May lack keys in rows of older versions. */
  @Column('jsonb', { default: {} })
  preferences: Partial<Preferences>;

  /** Stories ever generated; never decreases. */
  @Column('integer', { name: 'total_stories', default: 0 })
  totalStories: number;

  /** Stories that exist: the total of the list, updated in the transaction that adds or deletes one. */
  @Column('integer', { name: 'story_count', default: 0 })
  storyCount: number;

  @Column('integer', { name: 'favorite_count', default: 0 })
  favoriteCount: number;

  /** Shares ever made; never decreases. */
  @Column('integer', { name: 'total_shares', default: 0 })
  totalShares: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
