import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../../users/user.entity.js';

/** Who somebody is elsewhere: a provider's own name for a person, who is ours in `userId`. */
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

  /** `sub` of Google and Apple; WeChat's union id, else the app's id and the open id. */
  @Column('text')
  subject: string;

  /** Apple's, encrypted: what revokes the login when it is removed. */
  @Column('text', { name: 'refresh_token', nullable: true })
  refreshToken: string | null;

  @Column('timestamptz', { name: 'linked_at', default: () => 'now()' })
  linkedAt: Date;
}
