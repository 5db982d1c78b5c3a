import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../../users/user.entity.js';

/** A login of a provider, linked to a user. */
@Entity('identities')
@Unique('identities_user_id_provider_key', ['userId', 'provider'])
@Index('identities_provider_subject_key', ['provider', 'subject'], { unique: true })
export class IdentityEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'identities_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'identities_user_id_fkey' })
  user?: UserEntity;

  @Column('text')
  provider: IdentityProvider;

  /** `sub` of Google and Apple; WeChat's union id, else app id and open id. */
  @Column('text')
  subject: string;

  /** Apple's, encrypted: it revokes the login when the account is deleted. */
  @Column('text', { name: 'refresh_token', nullable: true })
  refreshToken: string | null;

  @Column('timestamptz', { name: 'linked_at', default: () => 'now()' })
  linkedAt: Date;
}
