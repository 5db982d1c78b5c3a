import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../users/user.entity.js';

export type MailCodePurpose = 'reset' | 'verify';

/** A mailed code, deleted when it is used. */
@Entity('mail_codes')
export class MailCodeEntity {
  /** SHA-256 of the code. */
  @PrimaryColumn('text', { name: 'code_hash', primaryKeyConstraintName: 'mail_codes_pkey' })
  codeHash: string;

  @Index('mail_codes_user_id_idx')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'mail_codes_user_id_fkey' })
  user?: UserEntity;

  @Column('text')
  purpose: MailCodePurpose;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
